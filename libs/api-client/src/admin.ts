import type { ThunkDispatch } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import { adminEndpoints } from './admin.gen';
import type { ApiError } from './base-query';
import { isUnreachable } from './is-unreachable';
import { LIST } from './page';

export type * from './admin.gen';
export type * from './shared-schemas.gen';
export { isUnreachable } from './is-unreachable';
export { stalePostOf } from './stale-post';

const tags = ['User', 'ContactMessage', 'Account', 'OpenSession', 'PreviewLink'] as const;

/** What the signed-in user is called. */
const own = ['Account', 'Session'] as const;

const postLists = { type: 'Post', id: LIST } as const;
export const userLists = { type: 'User', id: LIST } as const;
export const messageLists = { type: 'ContactMessage', id: LIST } as const;

/** Of a call that was or may have been made, or was refused because somebody else was faster: what is shown may be old. */
export const outdates = (error?: ApiError): boolean =>
  !error || error.status === 404 || error.status === 409 || isUnreachable(error);

const listsAfter =
  <Lists>(lists: Lists) =>
  (_done: unknown, error?: ApiError): Lists[] =>
    outdates(error) ? [lists] : [];

const itemAndLists =
  <Type extends string>(lists: { type: Type; id: string }) =>
  (item: { id: number } | undefined, error?: ApiError) => [
    ...listsAfter(lists)(item, error),
    ...(item ? [{ type: lists.type, id: item.id }] : []),
  ];
export const postAndLists = itemAndLists(postLists);
const messageAndLists = itemAndLists(messageLists);

/** The calls of the console. */
export const adminApi = adminEndpoints.enhanceEndpoints({
  addTagTypes: tags,
  endpoints: {
    getAdminSession: { providesTags: ['Session'] },
    login: { invalidatesTags: (user) => (user ? ['Session'] : []) },
    loginWithSecondFactor: { invalidatesTags: (user) => (user ? ['Session'] : []) },

    getAccount: { providesTags: ['Account'] },
    updateAccount: { invalidatesTags: (account) => (account ? [...own, userLists] : []) },
    changeOwnPassword: { invalidatesTags: (_done, error) => (outdates(error) ? ['OpenSession'] : []) },
    // The list tells when this device signed in.
    signInAgain: { invalidatesTags: (_done, error) => (error ? [] : ['OpenSession']) },
    listSessions: { providesTags: ['OpenSession'] },
    endSession: { invalidatesTags: ['OpenSession'] },
    endOtherSessions: { invalidatesTags: ['OpenSession'] },

    listAdminPosts: { providesTags: [postLists] },
    getAdminPost: { providesTags: (_post, _error, id) => [{ type: 'Post', id }] },
    createPost: { invalidatesTags: listsAfter(postLists) },
    updatePost: { invalidatesTags: postAndLists },
    publishPost: { invalidatesTags: postAndLists },
    changePosts: {
      invalidatesTags: (_result, error, { ids }) =>
        outdates(error) ? [postLists, ...ids.map((id) => ({ type: 'Post' as const, id }))] : [],
    },
    restoreRevision: { invalidatesTags: postAndLists },
    deletePost: { invalidatesTags: listsAfter(postLists) },

    listRevisions: {
      // Every change of a post adds one.
      providesTags: (_page, _error, { id }) => [{ type: 'Post', id }],
    },

    listPreviewLinks: { providesTags: (_links, _error, id) => [{ type: 'PreviewLink', id }] },
    // Both may have been made where they fail, or a colleague was faster.
    createPreviewLink: { invalidatesTags: (_link, _error, id) => [{ type: 'PreviewLink', id }] },
    revokePreviewLink: { invalidatesTags: (_done, _error, { id }) => [{ type: 'PreviewLink', id }] },

    listContactMessages: { providesTags: [messageLists] },
    getContactMessage: { providesTags: (_message, _error, id) => [{ type: 'ContactMessage', id }] },
    updateLead: { invalidatesTags: messageAndLists },
    markContactMessageRead: { invalidatesTags: messageAndLists },
    markContactMessageUnread: { invalidatesTags: messageAndLists },
    restoreContactMessage: { invalidatesTags: messageAndLists },
    deleteContactMessage: {
      invalidatesTags: (_done, error, id) => messageAndLists(error ? undefined : { id }, error),
    },

    listUsers: { providesTags: [userLists] },
    createUser: { invalidatesTags: listsAfter(userLists) },
    // It may be the own account.
    updateUser: {
      invalidatesTags: (user, error) => [...listsAfter(userLists)(user, error), ...(user ? own : [])],
    },
    deleteUser: { invalidatesTags: listsAfter(userLists) },
    sendInvitation: { invalidatesTags: listsAfter(userLists) },
    sendPasswordReset: { invalidatesTags: listsAfter(userLists) },
    removeSecondFactor: { invalidatesTags: listsAfter(userLists) },
  },
});

adminApi.enhanceEndpoints({
  endpoints: {
    deleteContactMessage: {
      /** The message leaves every list at once; it comes back when the API refuses. */
      async onQueryStarted(id, { dispatch, getState, queryFulfilled }) {
        const lists = adminApi.util.selectCachedArgsForQuery(getState(), 'listContactMessages');
        const patches = lists.map((list) =>
          dispatch(
            adminApi.util.updateQueryData('listContactMessages', list, (page) => {
              const left = page.items.filter((message) => message.id !== id);
              if (left.length < page.items.length) page.total -= 1;
              page.items = left;
            }),
          ),
        );
        await queryFulfilled.catch(() => patches.forEach(({ undo }) => undo()));
      },
    },
  },
});

export const {
  useGetAdminSessionQuery,
  useLoginMutation,
  useLoginWithSecondFactorMutation,
  useInspectLinkMutation,
  useSetPasswordByLinkMutation,
  useGetPasswordHelpQuery,
  useRequestPasswordResetMutation,
  useGetAccountQuery,
  useUpdateAccountMutation,
  useChangeOwnPasswordMutation,
  useListSessionsQuery,
  useSignInAgainMutation,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useListAdminPostsQuery,
  useGetAdminPostQuery,
  useCreatePostMutation,
  useUpdatePostMutation,
  usePublishPostMutation,
  usePreviewContentMutation,
  useDeletePostMutation,
  useChangePostsMutation,
  useCreatePreviewLinkMutation,
  useLazyListPreviewLinksQuery,
  useRevokePreviewLinkMutation,
  useCheckSlugQuery,
  useListRevisionsQuery,
  useGetRevisionQuery,
  useRestoreRevisionMutation,
  useListContactMessagesQuery,
  useGetContactMessageQuery,
  useMarkContactMessageReadMutation,
  useMarkContactMessageUnreadMutation,
  useDeleteContactMessageMutation,
  useRestoreContactMessageMutation,
  useUpdateLeadMutation,
  useListUsersQuery,
  useLazyListUsersQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useSendInvitationMutation,
  useSendPasswordResetMutation,
  useRemoveSecondFactorMutation,
} = adminApi;

// Declared separately: its type refers to the calls that it would otherwise be part of.
adminApi.enhanceEndpoints({
  endpoints: {
    publishPost: { onQueryStarted: ({ id }, api) => showPublished([id], api) },
    changePosts: {
      onQueryStarted: ({ status, ids }, api) => (status === 'published' ? showPublished(ids, api) : undefined),
    },
  },
});

type State = Parameters<typeof adminApi.util.selectInvalidatedBy>[0];

interface Started {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  getState: () => unknown;
  queryFulfilled: Promise<unknown>;
}

/** Shows posts as published in every list at once, and reverts that when the call fails. */
async function showPublished(ids: number[], { dispatch, getState, queryFulfilled }: Started): Promise<void> {
  const lists = adminApi.util.selectCachedArgsForQuery(getState() as State, 'listAdminPosts');
  const patches = lists.map((list) =>
    dispatch(
      adminApi.util.updateQueryData('listAdminPosts', list, ({ items }) => {
        const now = new Date().toISOString();
        for (const post of items.filter(({ id }) => ids.includes(id))) {
          Object.assign(post, { status: 'published', publishAt: null, publishedAt: post.publishedAt ?? now });
        }
      }),
    ),
  );
  await queryFulfilled.catch(() => patches.forEach(({ undo }) => undo()));
}
