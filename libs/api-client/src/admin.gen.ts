import type { EditablePost, CurrentUser, SecondFactorInput, PostInput } from './shared-schemas.gen';
import { type Page, toPage } from './page';
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
    loginWithSecondFactor: build.mutation<LoginWithSecondFactorApiResponse, LoginWithSecondFactorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/login/second-factor`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getAdminSession: build.query<GetAdminSessionApiResponse, GetAdminSessionApiArg>({
      query: () => ({ url: `/api/admin/auth` }),
    }),
    getAccount: build.query<GetAccountApiResponse, GetAccountApiArg>({
      query: () => ({ url: `/api/auth/account` }),
    }),
    updateAccount: build.mutation<UpdateAccountApiResponse, UpdateAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/account`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    changeOwnPassword: build.mutation<ChangeOwnPasswordApiResponse, ChangeOwnPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/account/password`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    signInAgain: build.mutation<SignInAgainApiResponse, SignInAgainApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/account/sign-in-again`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/api/auth/account/sessions` }),
    }),
    endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
      query: () => ({ url: `/api/auth/account/sessions`, method: 'DELETE' }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/account/sessions/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
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
    listAdminPosts: build.query<Page<ListAdminPostsApiResponse[number]>, ListAdminPostsApiArg>({
      transformResponse: toPage,
      query: (queryArg) => ({
        url: `/api/admin/posts`,
        params: {
          type: queryArg['type'],
          search: queryArg.search,
          tag: queryArg.tag,
          limit: queryArg.limit,
          offset: queryArg.offset,
          title: queryArg.title,
          status: queryArg.status,
          authorId: queryArg.authorId,
          draftsOf: queryArg.draftsOf,
          scheduled: queryArg.scheduled,
          failed: queryArg.failed,
          unpublishedChanges: queryArg.unpublishedChanges,
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
    publishPost: build.mutation<PublishPostApiResponse, PublishPostApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg.id))}/publish`,
        method: 'PATCH',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    previewContent: build.mutation<PreviewContentApiResponse, PreviewContentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/content-preview`,
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
    listPreviewLinks: build.query<ListPreviewLinksApiResponse, ListPreviewLinksApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg))}/preview-links`,
      }),
    }),
    revokePreviewLink: build.mutation<RevokePreviewLinkApiResponse, RevokePreviewLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg.id))}/preview-links/${encodeURIComponent(String(queryArg.linkId))}`,
        method: 'DELETE',
      }),
    }),
    listRevisions: build.query<Page<ListRevisionsApiResponse[number]>, ListRevisionsApiArg>({
      transformResponse: toPage,
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
    listUsers: build.query<Page<ListUsersApiResponse[number]>, ListUsersApiArg>({
      transformResponse: toPage,
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
    removeSecondFactor: build.mutation<RemoveSecondFactorApiResponse, RemoveSecondFactorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg))}/second-factor`,
        method: 'DELETE',
      }),
    }),
    inspectLink: build.mutation<InspectLinkApiResponse, InspectLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/link`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    setPasswordByLink: build.mutation<SetPasswordByLinkApiResponse, SetPasswordByLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/link/password`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    sendInvitation: build.mutation<SendInvitationApiResponse, SendInvitationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg))}/invitation`,
        method: 'POST',
      }),
    }),
    sendPasswordReset: build.mutation<SendPasswordResetApiResponse, SendPasswordResetApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg))}/password-reset`,
        method: 'POST',
      }),
    }),
    getPasswordHelp: build.query<GetPasswordHelpApiResponse, GetPasswordHelpApiArg>({
      query: () => ({ url: `/api/auth/forgotten-password` }),
    }),
    requestPasswordReset: build.mutation<RequestPasswordResetApiResponse, RequestPasswordResetApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/forgotten-password`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listContactMessages: build.query<Page<ListContactMessagesApiResponse[number]>, ListContactMessagesApiArg>({
      transformResponse: toPage,
      query: (queryArg) => ({
        url: `/api/admin/contact`,
        params: {
          isRead: queryArg.isRead,
          limit: queryArg.limit,
          offset: queryArg.offset,
          filter: queryArg.filter,
          state: queryArg.state,
          assignee: queryArg.assignee,
          overdue: queryArg.overdue,
          sourcePage: queryArg.sourcePage,
          month: queryArg.month,
          search: queryArg.search,
        },
      }),
    }),
    getContactMessage: build.query<GetContactMessageApiResponse, GetContactMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/contact/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateLead: build.mutation<UpdateLeadApiResponse, UpdateLeadApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/contact/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.leadInput,
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
export type LoginApiResponse =
  | /** status 200  */ CurrentUser
  | /** status 202 The password is correct; the next step asks for a code */ SecondFactorRequired;
export type LoginApiArg = LoginInput;
export type LoginWithSecondFactorApiResponse = /** status 200  */ CurrentUser;
export type LoginWithSecondFactorApiArg = SecondFactorInput;
export type GetAdminSessionApiResponse = /** status 200  */ AdminSession;
export type GetAdminSessionApiArg = void;
export type GetAccountApiResponse = /** status 200  */ AccountDetails;
export type GetAccountApiArg = void;
export type UpdateAccountApiResponse = /** status 200  */ AccountDetails;
export type UpdateAccountApiArg = AccountInput;
export type ChangeOwnPasswordApiResponse = unknown;
export type ChangeOwnPasswordApiArg = PasswordChange;
export type SignInAgainApiResponse = unknown;
export type SignInAgainApiArg = SignInAgainInput;
export type ListSessionsApiResponse = /** status 200  */ AccountSession[];
export type ListSessionsApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = string;
export type CheckSlugApiResponse = /** status 200  */ SlugCheck;
export type CheckSlugApiArg = {
  /** Slug must be at most 255 characters. */
  slug: string;
  /** The post that wants it; absent for a new one. Post must be the id of a post. */
  post?: number;
};
export type ListAdminPostsApiResponse = /** status 200  */ AdminPostSummary[];
export type ListAdminPostsApiArg = {
  type?: 'blog' | 'video' | 'demo' | 'use_case' | 'image';
  /** Search must be at most 200 characters. */
  search?: string;
  /** A tag of the post, as it is written there. Tag must be at most 100 characters. */
  tag?: string;
  /** Limit must be a whole number from 1 to 100. */
  limit?: number;
  /** Offset must be a whole number from 0 to 1000000. */
  offset?: number;
  /** Part of the title, where `search` looks through all of the post. Title must be at most 200 characters. */
  title?: string;
  status?: 'draft' | 'published';
  /** Author must be at most 255 characters. */
  authorId?: string;
  /** Id of a user: their drafts, and posts whose unpublished changes they saved last. Drafts of must be at most 255 characters. */
  draftsOf?: string;
  /** Whether a moment is set at which the draft, or changes of a published post, are published by themselves. */
  scheduled?: boolean;
  /** Whether the draft, or changes of a published post, were to be published by themselves and could not be. */
  failed?: boolean;
  /** Whether there are changes that were saved and not published. */
  unpublishedChanges?: boolean;
  sort?: 'published' | 'updated' | 'created' | 'title' | 'due';
  /** Where absent, titles go from A to Z, what is due soonest first, and dates from the latest. */
  order?: 'asc' | 'desc';
};
export type CreatePostApiResponse = /** status 201  */ EditablePost;
export type CreatePostApiArg = PostInput;
export type GetAdminPostApiResponse = /** status 200  */ EditablePost;
export type GetAdminPostApiArg = number;
export type UpdatePostApiResponse = /** status 200  */ EditablePost;
export type UpdatePostApiArg = {
  id: number;
  /** Refuse with 409 unless the post has this version, in quotes, such as `"3"` */
  'If-Match'?: string;
  postInput: PostInput;
};
export type DeletePostApiResponse = unknown;
export type DeletePostApiArg = number;
export type ChangePostsApiResponse = /** status 200  */ BulkResult;
export type ChangePostsApiArg = PostsBulkInput;
export type PublishPostApiResponse = /** status 200  */ EditablePost;
export type PublishPostApiArg = {
  id: number;
  /** Refuse with 409 unless the post has this version, in quotes, such as `"3"` */
  'If-Match'?: string;
};
export type PreviewContentApiResponse = /** status 200  */ ContentPreview;
export type PreviewContentApiArg = ContentPreviewInput;
export type CreatePreviewLinkApiResponse = /** status 201  */ PreviewLink;
export type CreatePreviewLinkApiArg = number;
export type ListPreviewLinksApiResponse = /** status 200  */ PreviewLink[];
export type ListPreviewLinksApiArg = number;
export type RevokePreviewLinkApiResponse = unknown;
export type RevokePreviewLinkApiArg = {
  id: number;
  linkId: string;
};
export type ListRevisionsApiResponse = /** status 200  */ RevisionSummary[];
export type ListRevisionsApiArg = {
  id: number;
  /** Limit must be a whole number from 1 to 100. */
  limit?: number;
  /** Offset must be a whole number from 0 to 1000000. */
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
  /** Refuse with 409 unless the post has this version, in quotes, such as `"3"` */
  'If-Match'?: string;
};
export type ListUsersApiResponse = /** status 200  */ UserDetails[];
export type ListUsersApiArg = void;
export type CreateUserApiResponse = /** status 201  */ CreatedUser;
export type CreateUserApiArg = UserInput;
export type UpdateUserApiResponse = /** status 200  */ UserDetails;
export type UpdateUserApiArg = {
  id: string;
  userInput: UserInput;
};
export type DeleteUserApiResponse = unknown;
export type DeleteUserApiArg = string;
export type RemoveSecondFactorApiResponse = unknown;
export type RemoveSecondFactorApiArg = string;
export type InspectLinkApiResponse = /** status 200  */ LinkDetails;
export type InspectLinkApiArg = LinkInput;
export type SetPasswordByLinkApiResponse = unknown;
export type SetPasswordByLinkApiArg = LinkPasswordInput;
export type SendInvitationApiResponse = /** status 201  */ SentLink;
export type SendInvitationApiArg = string;
export type SendPasswordResetApiResponse = /** status 201  */ SentLink;
export type SendPasswordResetApiArg = string;
export type GetPasswordHelpApiResponse = /** status 200  */ PasswordHelp;
export type GetPasswordHelpApiArg = void;
export type RequestPasswordResetApiResponse = unknown;
export type RequestPasswordResetApiArg = ForgottenPasswordInput;
export type ListContactMessagesApiResponse = /** status 200  */ ContactMessage[];
export type ListContactMessagesApiArg = {
  isRead?: boolean;
  /** Limit must be a whole number from 1 to 100. */
  limit?: number;
  /** Offset must be a whole number from 0 to 1000000. */
  offset?: number;
  filter?: 'all' | 'unread' | 'read' | 'deleted';
  state?: 'new' | 'open' | 'answered' | 'closed' | 'spam';
  /** Id of the user whose they are; `none`: nobody's. Person must be at most 255 characters. */
  assignee?: string;
  /** Whether they wait for longer than the site promises. */
  overdue?: boolean;
  /** The page that led to the form; `none`: it is not known. Without a state, spam is left out. Source page must be at most 2048 characters. */
  sourcePage?: string;
  /** In which they arrived, such as 2026-11, in UTC. Without a state, spam is left out. */
  month?: string;
  /** Search must be at most 200 characters. */
  search?: string;
};
export type GetContactMessageApiResponse = /** status 200  */ ContactMessage;
export type GetContactMessageApiArg = number;
export type UpdateLeadApiResponse = /** status 200  */ ContactMessage;
export type UpdateLeadApiArg = {
  id: number;
  leadInput: LeadInput;
};
export type DeleteContactMessageApiResponse = unknown;
export type DeleteContactMessageApiArg = number;
export type MarkContactMessageReadApiResponse = /** status 200  */ ContactMessage;
export type MarkContactMessageReadApiArg = number;
export type MarkContactMessageUnreadApiResponse = /** status 200  */ ContactMessage;
export type MarkContactMessageUnreadApiArg = number;
export type RestoreContactMessageApiResponse = /** status 200  */ ContactMessage;
export type RestoreContactMessageApiArg = number;
export type SecondFactorRequired = {
  secondFactor: boolean;
};
export type LoginInput = {
  username: string;
  password: string;
};
export type AdminSession = {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  role: 'admin' | 'user';
  editorMode: 'source' | 'write';
};
export type AccountDetails = {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  role: 'admin' | 'user';
  hasSecondFactor: boolean;
  recoveryCodesLeft: number;
  passwordMinimum: number;
};
export type AccountInput = {
  profileImageUrl?: string | null;
  email: string;
  firstName: string;
  lastName: string;
};
export type PasswordChange = {
  currentPassword: string;
  password: string;
};
export type SignInAgainInput = {
  currentPassword: string;
  code?: string | null;
};
export type AccountSession = {
  id: string;
  /** In words: 'Firefox on Windows'. */
  device: string;
  address: string | null;
  startedAt: string | null;
  seenAt: string | null;
  isCurrent: boolean;
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
export type UnpublishedChanges = {
  /** When they are published by themselves; null where nobody said so. */
  publishAt: string | null;
  /** Why they were not published at their time, or will not be. */
  failure: string | null;
};
export type AdminPostSummary = {
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
  /** Absent where there are none. */
  unpublishedChanges?: UnpublishedChanges;
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
  action: 'setStatus' | 'delete';
  /** What `setStatus` sets. */
  status?: 'draft' | 'published';
  ids: number[];
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
export type PreviewLink = {
  id: string;
  /** A path of this site. */
  url: string;
  createdAt: string;
  expiresAt: string;
  /** Null: the user is deleted. */
  createdById: string | null;
  /** The name at that time. */
  createdByName: string;
};
export type RevisionSummary = {
  /** The version of the post that this save made; the highest is the present one. */
  number: number;
  savedAt: string;
  /** Null: the product saved by itself. */
  savedBy: string | null;
  /** Null as well: the user is deleted. */
  savedById: string | null;
  /** Nothing for the first revision of a post. */
  changed: (
    | 'title'
    | 'slug'
    | 'summary'
    | 'content'
    | 'type'
    | 'status'
    | 'publishAt'
    | 'tags'
    | 'coverImageUrl'
    | 'videoUrl'
    | 'mediaUrl'
    | 'metaTitle'
    | 'metaDescription'
    | 'socialImageUrl'
    | 'authorId'
  )[];
  /** The revision whose text this save brought back. */
  restoredFrom: number | null;
};
export type Revision = {
  status: 'draft' | 'published';
  publishAt: string | null;
  /** The version of the post that this save made; the highest is the present one. */
  number: number;
  savedAt: string;
  /** Null: the product saved by itself. */
  savedBy: string | null;
  /** Null as well: the user is deleted. */
  savedById: string | null;
  /** Nothing for the first revision of a post. */
  changed: (
    | 'title'
    | 'slug'
    | 'summary'
    | 'content'
    | 'type'
    | 'status'
    | 'publishAt'
    | 'tags'
    | 'coverImageUrl'
    | 'videoUrl'
    | 'mediaUrl'
    | 'metaTitle'
    | 'metaDescription'
    | 'socialImageUrl'
    | 'authorId'
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
  /** Absent: the title. */
  metaTitle?: string;
  /** Absent: the summary. */
  metaDescription?: string;
  /** Absent: the cover. */
  socialImageUrl?: string;
  /** Absent: the user is deleted. */
  authorId?: string;
  tags: string[];
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
  hasPassword: boolean;
  hasSecondFactor: boolean;
  /** Until when an invitation that was not used yet is good. */
  invitedUntil: string | null;
  lastLoginAt: string | null;
  createdAt: string;
  updatedAt: string;
};
export type SentLink = {
  purpose: 'invitation' | 'reset';
  email: string;
  mail: 'sent' | 'failed' | 'off';
  /** To be handed on by the admin; null when it was emailed. Told this once. */
  link: string | null;
  expiresAt: string;
};
export type CreatedUser = {
  invitation: SentLink | null;
  isActive: boolean;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  /** Until when an invitation that was not used yet is good. */
  invitedUntil: string | null;
  lastLoginAt: string | null;
  createdAt: string;
  updatedAt: string;
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  role: 'admin' | 'user';
};
export type UserInput = {
  username: string;
  password?: string | null;
  role?: 'admin' | 'user';
  isActive?: boolean;
  email: string;
  firstName: string;
  lastName: string;
};
export type LinkDetails = {
  purpose: 'invitation' | 'reset';
  username: string;
  firstName: string;
  expiresAt: string;
  passwordMinimum: number;
};
export type LinkInput = {
  token: string;
};
export type LinkPasswordInput = {
  token: string;
  password: string;
};
export type PasswordHelp = {
  /** Whether it mails a link. */
  byMail: boolean;
};
export type ForgottenPasswordInput = {
  username: string;
};
export type Assignee = {
  id: string;
  name: string;
};
export type MessageMail = {
  state: 'sent' | 'failed' | 'off' | 'waiting';
  to: string[];
  sentAt: string | null;
  /** Why the last attempt failed; null where none did, or one after it did not. */
  failure: string | null;
};
export type ContactMessage = {
  assignee: Assignee | null;
  firstName: string;
  lastName: string;
  email: string;
  company: string | null;
  phone: string | null;
  subject: string | null;
  message: string;
  isRead: boolean;
  state: 'new' | 'open' | 'answered' | 'closed' | 'spam';
  /** Until when the site promises an answer. */
  dueAt: string;
  /** Of the first answer; null where there is none. */
  answeredAt: string | null;
  /** Path of the page that led to the form; null where it is not known. */
  sourcePage: string | null;
  /** Set while a deleted message can still be restored. */
  deletedAt: string | null;
  mail: MessageMail;
  /** Whether an answer can be mailed from here. */
  canReply: boolean;
  id: number;
  createdAt: string;
};
export type LeadInput = {
  state?: 'new' | 'open' | 'answered' | 'closed' | 'spam';
  /** Whose the message is; null: nobody's. */
  assigneeId?: string | null;
};
