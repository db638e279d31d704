import type { CurrentUser } from './shared-schemas.gen';
import { type Page, toPage } from './page';
import { baseApi as api } from './base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
      query: () => ({ url: `/api/auth/user` }),
    }),
    listPosts: build.query<Page<ListPostsApiResponse[number]>, ListPostsApiArg>({
      transformResponse: toPage,
      query: (queryArg) => ({
        url: `/api/posts`,
        params: {
          type: queryArg['type'],
          search: queryArg.search,
          tag: queryArg.tag,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getPost: build.query<GetPostApiResponse, GetPostApiArg>({
      query: (queryArg) => ({
        url: `/api/posts/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getRelatedPosts: build.query<GetRelatedPostsApiResponse, GetRelatedPostsApiArg>({
      query: (queryArg) => ({
        url: `/api/posts/${encodeURIComponent(String(queryArg))}/related`,
      }),
    }),
    listPostAddresses: build.query<ListPostAddressesApiResponse, ListPostAddressesApiArg>({
      query: (queryArg) => ({
        url: `/api/post-addresses`,
        params: {
          block: queryArg,
        },
      }),
    }),
    getPreview: build.query<GetPreviewApiResponse, GetPreviewApiArg>({
      query: (queryArg) => ({
        url: `/api/previews/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    sendContactMessage: build.mutation<SendContactMessageApiResponse, SendContactMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/contact`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getSubscription: build.query<GetSubscriptionApiResponse, GetSubscriptionApiArg>({
      query: (queryArg) => ({
        url: `/api/newsletter/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    confirmSubscription: build.mutation<ConfirmSubscriptionApiResponse, ConfirmSubscriptionApiArg>({
      query: (queryArg) => ({
        url: `/api/newsletter/${encodeURIComponent(String(queryArg))}/confirm`,
        method: 'POST',
      }),
    }),
    endSubscription: build.mutation<EndSubscriptionApiResponse, EndSubscriptionApiArg>({
      query: (queryArg) => ({
        url: `/api/newsletter/${encodeURIComponent(String(queryArg))}/unsubscribe`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as publicEndpoints };
export type GetCurrentUserApiResponse = /** status 200  */ CurrentUser;
export type GetCurrentUserApiArg = void;
export type ListPostsApiResponse = /** status 200  */ PostSummary[];
export type ListPostsApiArg = {
  type?: 'blog' | 'video' | 'demo' | 'use_case' | 'image';
  /** Search must be at most 200 characters. */
  search?: string;
  /** A tag of the post, as it is written there. Tag must be at most 100 characters. */
  tag?: string;
  /** Limit must be a whole number from 1 to 100. */
  limit?: number;
  /** Offset must be a whole number from 0 to 1000000. */
  offset?: number;
};
export type GetPostApiResponse = /** status 200  */ PostDetails;
export type GetPostApiArg = string;
export type GetRelatedPostsApiResponse = /** status 200  */ RelatedPosts;
export type GetRelatedPostsApiArg = string;
export type ListPostAddressesApiResponse = /** status 200  */ PostAddresses;
export type ListPostAddressesApiArg = /** Block must be a whole number from 0 to 214748. */ number | undefined;
export type GetPreviewApiResponse = /** status 200  */ PostDetails;
export type GetPreviewApiArg = string;
export type SendContactMessageApiResponse = /** status 201  */ ContactReceipt;
export type SendContactMessageApiArg = ContactInput;
export type GetSubscriptionApiResponse = /** status 200  */ Subscription;
export type GetSubscriptionApiArg = string;
export type ConfirmSubscriptionApiResponse = /** status 200  */ Subscription;
export type ConfirmSubscriptionApiArg = string;
export type EndSubscriptionApiResponse = /** status 200  */ Subscription;
export type EndSubscriptionApiArg = string;
export type PostSummary = {
  id: number;
  slug: string;
  title: string;
  summary: string | null;
  type: 'blog' | 'video' | 'demo' | 'use_case' | 'image';
  coverImageUrl: string | null;
  /** The point of the cover that stays visible where it is cropped, as `object-position` takes it; absent: its middle. */
  coverFocus?: string;
  videoUrl: string | null;
  mediaUrl: string | null;
  tags: string[];
  status: 'draft' | 'published';
  readingMinutes: number;
  /** Where it is true: the list of all published posts begins with it. */
  pinned?: boolean;
  publishedAt: string | null;
  /** When the draft is published by itself; null where nobody said so. */
  publishAt: string | null;
  authorId: string;
  createdAt: string;
  updatedAt: string;
};
export type PostAuthor = {
  /** First and last name. */
  name: string;
};
export type PostDetails = {
  id: number;
  slug: string;
  title: string;
  summary: string | null;
  type: 'blog' | 'video' | 'demo' | 'use_case' | 'image';
  coverImageUrl: string | null;
  /** The point of the cover that stays visible where it is cropped, as `object-position` takes it; absent: its middle. */
  coverFocus?: string;
  videoUrl: string | null;
  mediaUrl: string | null;
  tags: string[];
  status: 'draft' | 'published';
  readingMinutes: number;
  /** Where it is true: the list of all published posts begins with it. */
  pinned?: boolean;
  publishedAt: string | null;
  /** When the draft is published by itself; null where nobody said so. */
  publishAt: string | null;
  authorId: string;
  createdAt: string;
  updatedAt: string;
  /** Null where the account of its author says no name. */
  author: PostAuthor | null;
  /** Absent: the title. */
  metaTitle?: string;
  /** Absent: the summary. */
  metaDescription?: string;
  /** Absent: the cover. */
  socialImageUrl?: string;
  content: string;
  /** The content with its headings marked up, sanitised: safe to put into a page. */
  contentHtml: string;
};
export type PostTeaser = {
  slug: string;
  title: string;
  type: 'blog' | 'video' | 'demo' | 'use_case' | 'image';
  coverImageUrl: string | null;
  /** As of the post itself. */
  coverFocus?: string;
  readingMinutes: number;
  publishedAt: string;
};
export type RelatedPosts = {
  /** The one published before it. */
  previous: PostTeaser | null;
  /** The one published after it. */
  next: PostTeaser | null;
  /** Up to three that share its tags or its type, the most alike first. */
  related: PostTeaser[];
};
export type PostAddress = {
  slug: string;
  updatedAt: string;
};
export type PostAddresses = {
  posts: PostAddress[];
  blocks: number;
};
export type ContactReceipt = {
  id: number;
  createdAt: string;
};
export type ContactInput = {
  firstName: string;
  /** May be empty: the form asks for one name. */
  lastName: string;
  email: string;
  company?: string | null;
  phone?: string | null;
  subject?: string | null;
  message: string;
  /** Path of the page that led to the form, where it is known. */
  sourcePage?: string | null;
  /** Hidden from people. Whatever fills it is a machine, and its message is dropped. */
  website?: string | null;
};
export type Subscription = {
  topic: string;
  state: 'pending' | 'subscribed' | 'unsubscribed';
};
