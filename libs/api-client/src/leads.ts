import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { messageLists } from './admin';
import { type MessageHistoryEntry, type SubscriberDetails, leadEndpoints } from './leads.gen';
import { type Page, toPage } from './page';

export type * from './leads.gen';

type Generated = DefinitionsFromApi<typeof leadEndpoints>;
type Lists = 'listMessageHistory' | 'listSubscribers';
type Definitions = Omit<Generated, Lists> & {
  listMessageHistory: OverrideResultType<Generated['listMessageHistory'], Page<MessageHistoryEntry>>;
  listSubscribers: OverrideResultType<Generated['listSubscribers'], Page<SubscriberDetails>>;
};

const leadsApi = leadEndpoints.enhanceEndpoints<'ContactMessage' | 'ReplyTemplate' | 'Subscriber', Definitions>({
  addTagTypes: ['ContactMessage', 'ReplyTemplate', 'Subscriber'],
  endpoints: {
    getLeadSummary: { providesTags: [messageLists] },
    listMessageHistory: {
      transformResponse: (entries: MessageHistoryEntry[], meta) => toPage(entries, meta),
      providesTags: (_page, _error, { id }) => [{ type: 'ContactMessage', id }],
    },
    addMessageNote: {
      invalidatesTags: (note, _error, { id }) => (note ? [{ type: 'ContactMessage', id }] : []),
    },
    // Refused because somebody else was faster: what they wrote is read.
    replyToMessage: {
      invalidatesTags: (_reply, _error, { id }) => [messageLists, { type: 'ContactMessage', id }],
    },

    listReplyTemplates: { providesTags: ['ReplyTemplate'] },
    createReplyTemplate: { invalidatesTags: ['ReplyTemplate'] },
    updateReplyTemplate: { invalidatesTags: ['ReplyTemplate'] },
    deleteReplyTemplate: { invalidatesTags: ['ReplyTemplate'] },

    listSubscribers: {
      transformResponse: (subscribers: SubscriberDetails[], meta) => toPage(subscribers, meta),
      providesTags: ['Subscriber'],
    },
    deleteSubscriber: { invalidatesTags: ['Subscriber'] },
  },
});

export const {
  useGetLeadSummaryQuery,
  useListMessageHistoryQuery,
  useAddMessageNoteMutation,
  useReplyToMessageMutation,
  useListReplyTemplatesQuery,
  useCreateReplyTemplateMutation,
  useUpdateReplyTemplateMutation,
  useDeleteReplyTemplateMutation,
  useListSubscribersQuery,
  useDeleteSubscriberMutation,
} = leadsApi;
