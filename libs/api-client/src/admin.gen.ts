import { baseApi as api } from './base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/login`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getAdminSession: build.query<GetAdminSessionApiResponse, GetAdminSessionApiArg>({
      query: () => ({ url: `/api/admin/auth` }),
    }),
    checkSlug: build.query<CheckSlugApiResponse, CheckSlugApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/slug`,
        params: {
          slug: queryArg.slug,
          post: queryArg.post,
        },
      }),
    }),
    listAdminPosts: build.query<ListAdminPostsApiResponse, ListAdminPostsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts`,
        params: {
          type: queryArg['type'],
          search: queryArg.search,
          limit: queryArg.limit,
          offset: queryArg.offset,
          status: queryArg.status,
          sort: queryArg.sort,
          order: queryArg.order,
        },
      }),
    }),
    createPost: build.mutation<CreatePostApiResponse, CreatePostApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getAdminPost: build.query<GetAdminPostApiResponse, GetAdminPostApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updatePost: build.mutation<UpdatePostApiResponse, UpdatePostApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.postInput,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    deletePost: build.mutation<DeletePostApiResponse, DeletePostApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    changePosts: build.mutation<ChangePostsApiResponse, ChangePostsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/bulk`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    createPreviewLink: build.mutation<CreatePreviewLinkApiResponse, CreatePreviewLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg))}/preview-link`,
        method: 'POST',
      }),
    }),
    publishPost: build.mutation<PublishPostApiResponse, PublishPostApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg))}/publish`,
        method: 'PATCH',
      }),
    }),
    previewContent: build.mutation<PreviewContentApiResponse, PreviewContentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/content-preview`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listRevisions: build.query<ListRevisionsApiResponse, ListRevisionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg.id))}/revisions`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getRevision: build.query<GetRevisionApiResponse, GetRevisionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg.id))}/revisions/${encodeURIComponent(String(queryArg['number']))}`,
      }),
    }),
    restoreRevision: build.mutation<RestoreRevisionApiResponse, RestoreRevisionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg.id))}/revisions/${encodeURIComponent(String(queryArg['number']))}/restore`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: () => ({ url: `/api/admin/users` }),
    }),
    createUser: build.mutation<CreateUserApiResponse, CreateUserApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.userInput,
      }),
    }),
    deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    listContactMessages: build.query<ListContactMessagesApiResponse, ListContactMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/contact`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          filter: queryArg.filter,
          isRead: queryArg.isRead,
          search: queryArg.search,
        },
      }),
    }),
    getContactMessage: build.query<GetContactMessageApiResponse, GetContactMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/contact/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    deleteContactMessage: build.mutation<DeleteContactMessageApiResponse, DeleteContactMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/contact/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    markContactMessageRead: build.mutation<MarkContactMessageReadApiResponse, MarkContactMessageReadApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/contact/${encodeURIComponent(String(queryArg))}/read`,
        method: 'PATCH',
      }),
    }),
    markContactMessageUnread: build.mutation<MarkContactMessageUnreadApiResponse, MarkContactMessageUnreadApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/contact/${encodeURIComponent(String(queryArg))}/unread`,
        method: 'PATCH',
      }),
    }),
    restoreContactMessage: build.mutation<RestoreContactMessageApiResponse, RestoreContactMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/contact/${encodeURIComponent(String(queryArg))}/restore`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminEndpoints };
export type LoginApiResponse = /** status 200  */ CurrentUser;
export type LoginApiArg = LoginInput;
export type GetAdminSessionApiResponse = /** status 200  */ CurrentUser;
export type GetAdminSessionApiArg = void;
export type CheckSlugApiResponse = /** status 200  */ SlugCheck;
export type CheckSlugApiArg = {
  slug: string;
  /** The post that wants it; absent for a new one. */
  post?: number;
};
export type ListAdminPostsApiResponse = /** status 200  */ PostSummary[];
export type ListAdminPostsApiArg = {
  type?: 'blog' | 'video' | 'demo' | 'use_case' | 'image';
  search?: string;
  limit?: number;
  offset?: number;
  status?: 'draft' | 'published';
  sort?: 'published' | 'updated' | 'created' | 'title';
  /** Where absent, titles go from A to Z and dates from the latest. */
  order?: 'asc' | 'desc';
};
export type CreatePostApiResponse = /** status 201  */ EditablePost;
export type CreatePostApiArg = PostInput;
export type GetAdminPostApiResponse = /** status 200  */ EditablePost;
export type GetAdminPostApiArg = number;
export type UpdatePostApiResponse = /** status 200  */ EditablePost;
export type UpdatePostApiArg = {
  id: number;
  /** Refuse with 409 unless the post has this version */
  'If-Match'?: string;
  postInput: PostInput;
};
export type DeletePostApiResponse = unknown;
export type DeletePostApiArg = number;
export type ChangePostsApiResponse = /** status 200  */ BulkResult;
export type ChangePostsApiArg = PostsBulkInput;
export type CreatePreviewLinkApiResponse = /** status 201  */ PreviewLink;
export type CreatePreviewLinkApiArg = number;
export type PublishPostApiResponse = /** status 200  */ EditablePost;
export type PublishPostApiArg = number;
export type PreviewContentApiResponse = /** status 200  */ ContentPreview;
export type PreviewContentApiArg = ContentPreviewInput;
export type ListRevisionsApiResponse = /** status 200  */ RevisionSummary[];
export type ListRevisionsApiArg = {
  id: number;
  limit?: number;
  offset?: number;
};
export type GetRevisionApiResponse = /** status 200  */ Revision;
export type GetRevisionApiArg = {
  id: number;
  number: number;
};
export type RestoreRevisionApiResponse = /** status 200  */ EditablePost;
export type RestoreRevisionApiArg = {
  id: number;
  number: number;
  /** Refuse with 409 unless the post has this version */
  'If-Match'?: string;
};
export type ListUsersApiResponse = /** status 200  */ UserDetails[];
export type ListUsersApiArg = void;
export type CreateUserApiResponse = /** status 201  */ UserDetails;
export type CreateUserApiArg = UserInput;
export type UpdateUserApiResponse = /** status 200  */ UserDetails;
export type UpdateUserApiArg = {
  id: string;
  userInput: UserInput;
};
export type DeleteUserApiResponse = unknown;
export type DeleteUserApiArg = string;
export type ListContactMessagesApiResponse = /** status 200  */ ContactMessage[];
export type ListContactMessagesApiArg = {
  limit?: number;
  offset?: number;
  filter?: 'all' | 'unread' | 'read' | 'deleted';
  isRead?: boolean;
  search?: string;
};
export type GetContactMessageApiResponse = /** status 200  */ ContactMessage;
export type GetContactMessageApiArg = number;
export type DeleteContactMessageApiResponse = unknown;
export type DeleteContactMessageApiArg = number;
export type MarkContactMessageReadApiResponse = /** status 200  */ ContactMessage;
export type MarkContactMessageReadApiArg = number;
export type MarkContactMessageUnreadApiResponse = /** status 200  */ ContactMessage;
export type MarkContactMessageUnreadApiArg = number;
export type RestoreContactMessageApiResponse = /** status 200  */ ContactMessage;
export type RestoreContactMessageApiArg = number;
export type CurrentUser = {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  role: 'admin' | 'user';
};
export type ApiProblem = {
  statusCode: number;
  /** One sentence for a person. */
  message: string;
  /** The status in words, such as "Not Found". */
  error: string;
  /** Maps a field of the request to what is wrong with it. */
  fields?: {
    [key: string]: string;
  };
};
export type LoginInput = {
  username: string;
  password: string;
};
export type FormerOwner = {
  id: number;
  title: string;
};
export type SlugCheck = {
  slug: string;
  /** False while another post, draft or published, has it. */
  free: boolean;
  /** A free slug like it, where it is taken or where links of another post still use it. */
  suggestion: string | null;
  /** The post that published links of this slug lead to now; they will lead to the one that takes it. */
  formerly: FormerOwner | null;
};
export type PostSummary = {
  id: number;
  slug: string;
  title: string;
  summary: string | null;
  type: 'blog' | 'video' | 'demo' | 'use_case' | 'image';
  coverImageUrl: string | null;
  videoUrl: string | null;
  mediaUrl: string | null;
  tags: string[];
  status: 'draft' | 'published';
  readingMinutes: number;
  publishedAt: string | null;
  /** When the draft is published by itself; null where nobody said so. */
  publishAt: string | null;
  authorId: string;
  createdAt: string;
  updatedAt: string;
};
export type EditablePost = {
  id: number;
  slug: string;
  title: string;
  summary: string | null;
  type: 'blog' | 'video' | 'demo' | 'use_case' | 'image';
  coverImageUrl: string | null;
  videoUrl: string | null;
  mediaUrl: string | null;
  tags: string[];
  status: 'draft' | 'published';
  readingMinutes: number;
  publishedAt: string | null;
  /** When the draft is published by itself; null where nobody said so. */
  publishAt: string | null;
  authorId: string;
  createdAt: string;
  updatedAt: string;
  content: string;
  /** Counts the edits. `If-Match: "<version>"` on an update refuses to overwrite a newer one. */
  version: number;
};
export type PostInput = {
  title: string;
  slug: string;
  summary?: string | null;
  content: string;
  type: 'blog' | 'video' | 'demo' | 'use_case' | 'image';
  coverImageUrl?: string | null;
  videoUrl?: string | null;
  mediaUrl?: string | null;
  status?: 'draft' | 'published';
  /** ISO time at which the draft is published by itself; null for none. A published post has none. */
  publishAt?: string | null;
  tags?: string[];
};
export type StalePost = {
  /** Absent when the conflict is about something else, such as a slug that is taken. */
  current?: EditablePost;
  statusCode: number;
  /** One sentence for a person. */
  message: string;
  /** The status in words, such as "Not Found". */
  error: string;
  /** Maps a field of the request to what is wrong with it. */
  fields?: {
    [key: string]: string;
  };
};
export type BulkFailure = {
  id: number;
  /** One sentence for a person. */
  message: string;
};
export type BulkResult = {
  /** How many posts it was done to. */
  done: number;
  failed: BulkFailure[];
};
export type PostsBulkInput = {
  action: 'publish' | 'unpublish' | 'delete';
  ids: number[];
};
export type PreviewLink = {
  /** A path of this site. */
  url: string;
  expiresAt: string;
};
export type ContentPreview = {
  /** Sanitised: safe to put into a page. */
  html: string;
  words: number;
  readingMinutes: number;
};
export type ContentPreviewInput = {
  content: string;
};
export type RevisionSummary = {
  /** The version of the post that this save made; the highest is the present one. */
  number: number;
  savedAt: string;
  /** Null: the product saved by itself. */
  savedBy: string | null;
  /** Nothing for the first revision of a post. */
  changed: (
    | 'title'
    | 'content'
    | 'slug'
    | 'summary'
    | 'type'
    | 'status'
    | 'publishAt'
    | 'tags'
    | 'coverImageUrl'
    | 'videoUrl'
    | 'mediaUrl'
  )[];
  /** The revision whose text this save brought back. */
  restoredFrom: number | null;
};
export type Revision = {
  /** The version of the post that this save made; the highest is the present one. */
  number: number;
  savedAt: string;
  /** Null: the product saved by itself. */
  savedBy: string | null;
  /** Nothing for the first revision of a post. */
  changed: (
    | 'title'
    | 'content'
    | 'slug'
    | 'summary'
    | 'type'
    | 'status'
    | 'publishAt'
    | 'tags'
    | 'coverImageUrl'
    | 'videoUrl'
    | 'mediaUrl'
  )[];
  /** The revision whose text this save brought back. */
  restoredFrom: number | null;
  slug: string;
  title: string;
  summary: string | null;
  content: string;
  type: 'blog' | 'video' | 'demo' | 'use_case' | 'image';
  coverImageUrl: string | null;
  videoUrl: string | null;
  mediaUrl: string | null;
  tags: string[];
  status: 'draft' | 'published';
  publishAt: string | null;
};
export type UserDetails = {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  role: 'admin' | 'user';
  isActive: boolean;
  lastLoginAt: string | null;
  createdAt: string;
  updatedAt: string;
};
export type UserInput = {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  password?: string | null;
  role?: 'admin' | 'user';
  isActive?: boolean;
};
export type ContactMessage = {
  id: number;
  createdAt: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string | null;
  phone: string | null;
  subject: string | null;
  message: string;
  isRead: boolean;
  /** Set while a deleted message can still be restored. */
  deletedAt: string | null;
};
