import { type Page, toPage } from './page';
import { baseApi as api } from './base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLeadSummary: build.query<GetLeadSummaryApiResponse, GetLeadSummaryApiArg>({
      query: () => ({ url: `/api/admin/contact/summary` }),
    }),
    listMessageHistory: build.query<Page<ListMessageHistoryApiResponse[number]>, ListMessageHistoryApiArg>({
      transformResponse: toPage,
      query: (queryArg) => ({
        url: `/api/admin/contact/${encodeURIComponent(String(queryArg.id))}/history`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    addMessageNote: build.mutation<AddMessageNoteApiResponse, AddMessageNoteApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/contact/${encodeURIComponent(String(queryArg.id))}/notes`,
        method: 'POST',
        body: queryArg.noteInput,
      }),
    }),
    replyToMessage: build.mutation<ReplyToMessageApiResponse, ReplyToMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/contact/${encodeURIComponent(String(queryArg.id))}/replies`,
        method: 'POST',
        body: queryArg.replyInput,
      }),
    }),
    listReplyTemplates: build.query<ListReplyTemplatesApiResponse, ListReplyTemplatesApiArg>({
      query: () => ({ url: `/api/admin/reply-templates` }),
    }),
    createReplyTemplate: build.mutation<CreateReplyTemplateApiResponse, CreateReplyTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reply-templates`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    updateReplyTemplate: build.mutation<UpdateReplyTemplateApiResponse, UpdateReplyTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reply-templates/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.replyTemplateInput,
      }),
    }),
    deleteReplyTemplate: build.mutation<DeleteReplyTemplateApiResponse, DeleteReplyTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reply-templates/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    listSubscribers: build.query<Page<ListSubscribersApiResponse[number]>, ListSubscribersApiArg>({
      transformResponse: toPage,
      query: (queryArg) => ({
        url: `/api/admin/subscribers`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          state: queryArg.state,
          search: queryArg.search,
        },
      }),
    }),
    deleteSubscriber: build.mutation<DeleteSubscriberApiResponse, DeleteSubscriberApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/subscribers/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as leadEndpoints };
export type GetLeadSummaryApiResponse = /** status 200  */ LeadSummary;
export type GetLeadSummaryApiArg = void;
export type ListMessageHistoryApiResponse = /** status 200  */ MessageHistoryEntry[];
export type ListMessageHistoryApiArg = {
  id: number;
  /** Limit must be a whole number from 1 to 100. */
  limit?: number;
  /** Offset must be a whole number from 0 to 1000000. */
  offset?: number;
};
export type AddMessageNoteApiResponse = /** status 201  */ MessageHistoryEntry;
export type AddMessageNoteApiArg = {
  id: number;
  noteInput: NoteInput;
};
export type ReplyToMessageApiResponse = /** status 201  */ MessageHistoryEntry;
export type ReplyToMessageApiArg = {
  id: number;
  replyInput: ReplyInput;
};
export type ListReplyTemplatesApiResponse = /** status 200  */ ReplyTemplate[];
export type ListReplyTemplatesApiArg = void;
export type CreateReplyTemplateApiResponse = /** status 201  */ ReplyTemplate;
export type CreateReplyTemplateApiArg = ReplyTemplateInput;
export type UpdateReplyTemplateApiResponse = /** status 200  */ ReplyTemplate;
export type UpdateReplyTemplateApiArg = {
  id: number;
  replyTemplateInput: ReplyTemplateInput;
};
export type DeleteReplyTemplateApiResponse = unknown;
export type DeleteReplyTemplateApiArg = number;
export type ListSubscribersApiResponse = /** status 200  */ SubscriberDetails[];
export type ListSubscribersApiArg = {
  /** Limit must be a whole number from 1 to 100. */
  limit?: number;
  /** Offset must be a whole number from 0 to 1000000. */
  offset?: number;
  state?: 'pending' | 'subscribed' | 'unsubscribed';
  /** Search must be at most 200 characters. */
  search?: string;
};
export type DeleteSubscriberApiResponse = unknown;
export type DeleteSubscriberApiArg = number;
export type LeadsOfSource = {
  /** Null: not known. */
  sourcePage: string | null;
  messages: number;
};
export type OtherSources = {
  pages: number;
  /** Of all of them. */
  messages: number;
};
export type LeadsOfMonth = {
  /** Such as 2026-11, in UTC. */
  month: string;
  messages: number;
};
export type LeadSummary = {
  /** Of all times; the most first, at most 50 pages. */
  sources: LeadsOfSource[];
  others: OtherSources;
  /** The last twelve months, this one first; months without a message too. */
  months: LeadsOfMonth[];
};
export type ReplyMail = {
  state: 'sent' | 'failed' | 'waiting';
  sentAt: string | null;
  /** Why the last attempt failed. */
  failure: string | null;
};
export type MessageHistoryEntry = {
  mail: ReplyMail | null;
  id: number;
  kind: 'deleted' | 'state' | 'assignee' | 'note' | 'reply' | 'restored';
  createdAt: string;
  /** The name at that time. */
  by: string;
  /** Of a change: the state, or the person's name at that time. Null: nobody. */
  before: string | null;
  after: string | null;
  /** Of a note or a reply. */
  text: string | null;
  /** Of a reply. */
  subject: string | null;
};
export type NoteInput = {
  text: string;
};
export type ReplyInput = {
  subject: string;
  text: string;
  /** How many replies the writer has seen. Refused with 409 when there is another one by now. */
  knownReplies?: number;
};
export type ReplyTemplate = {
  id: number;
  name: string;
  text: string;
  updatedAt: string;
};
export type ReplyTemplateInput = {
  name: string;
  text: string;
};
export type SubscriberDetails = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  /** Path of the page with the form; null where it is not known. */
  sourcePage: string | null;
  createdAt: string;
  /** Null: nobody with access to the address's mail has confirmed it. */
  confirmedAt: string | null;
  unsubscribedAt: string | null;
  topic: string;
  state: 'pending' | 'subscribed' | 'unsubscribed';
};
