import { messageLists, outdates } from './admin';
import { leadEndpoints } from './leads.gen';

export type * from './leads.gen';

const leadsApi = leadEndpoints.enhanceEndpoints({
  addTagTypes: ['ContactMessage', 'ReplyTemplate', 'Subscriber'],
  endpoints: {
    getLeadSummary: { providesTags: [messageLists] },
    listMessageHistory: { providesTags: (_page, _error, { id }) => [{ type: 'ContactMessage', id }] },
    addMessageNote: {
      invalidatesTags: (_note, error, { id }) => (outdates(error) ? [{ type: 'ContactMessage', id }] : []),
    },
    // Refused because somebody else was faster: what they wrote is read.
    replyToMessage: {
      invalidatesTags: (_reply, _error, { id }) => [messageLists, { type: 'ContactMessage', id }],
    },

    listReplyTemplates: { providesTags: ['ReplyTemplate'] },
    createReplyTemplate: { invalidatesTags: ['ReplyTemplate'] },
    updateReplyTemplate: { invalidatesTags: ['ReplyTemplate'] },
    deleteReplyTemplate: { invalidatesTags: ['ReplyTemplate'] },

    listSubscribers: { providesTags: ['Subscriber'] },
    deleteSubscriber: { invalidatesTags: ['Subscriber'] },
  },
});

export const {
  useGetLeadSummaryQuery,
  useListMessageHistoryQuery,
  useAddMessageNoteMutation,
  useReplyToMessageMutation,
  useListReplyTemplatesQuery,
  useLazyListReplyTemplatesQuery,
  useCreateReplyTemplateMutation,
  useUpdateReplyTemplateMutation,
  useDeleteReplyTemplateMutation,
  useListSubscribersQuery,
  useDeleteSubscriberMutation,
} = leadsApi;
