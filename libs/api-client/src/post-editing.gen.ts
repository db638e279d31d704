import type { EditablePost, PostInput } from './shared-schemas.gen';
import { baseApi as api } from './base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    savePostDraft: build.mutation<SavePostDraftApiResponse, SavePostDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg.id))}/draft`,
        method: 'PUT',
        body: queryArg.postDraftInput,
      }),
    }),
    discardPostDraft: build.mutation<DiscardPostDraftApiResponse, DiscardPostDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg.id))}/draft`,
        method: 'DELETE',
        params: {
          tag: queryArg.tag,
        },
      }),
    }),
    publishPostDraft: build.mutation<PublishPostDraftApiResponse, PublishPostDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg.id))}/draft/publish`,
        method: 'POST',
        body: queryArg.postInput,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
        params: {
          tag: queryArg.tag,
        },
      }),
    }),
    listUnsavedPosts: build.query<ListUnsavedPostsApiResponse, ListUnsavedPostsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/post-editors`,
        params: {
          post: queryArg,
        },
      }),
    }),
    openPostEditor: build.mutation<OpenPostEditorApiResponse, OpenPostEditorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/post-editors/${encodeURIComponent(String(queryArg.editor))}`,
        method: 'PUT',
        body: queryArg.postEditorInput,
      }),
    }),
    closePostEditor: build.mutation<ClosePostEditorApiResponse, ClosePostEditorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/post-editors/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    keepUnsavedPost: build.mutation<KeepUnsavedPostApiResponse, KeepUnsavedPostApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/post-editors/${encodeURIComponent(String(queryArg.editor))}/unsaved`,
        method: 'PUT',
        body: queryArg.unsavedPostInput,
      }),
    }),
    forgetUnsavedPost: build.mutation<ForgetUnsavedPostApiResponse, ForgetUnsavedPostApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/post-editors/${encodeURIComponent(String(queryArg))}/unsaved`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as postEditingEndpoints };
export type SavePostDraftApiResponse = /** status 200  */ EditablePost;
export type SavePostDraftApiArg = {
  id: number;
  postDraftInput: PostDraftInput;
};
export type DiscardPostDraftApiResponse = unknown;
export type DiscardPostDraftApiArg = {
  id: number;
  /** Tag must be at most 36 characters. */
  tag: string;
};
export type PublishPostDraftApiResponse = /** status 200  */ EditablePost;
export type PublishPostDraftApiArg = {
  id: number;
  /** Tag must be at most 36 characters. */
  tag: string;
  /** Refuse with 409 unless the post has this version, in quotes, such as `"3"` */
  'If-Match'?: string;
  postInput: PostInput;
};
export type ListUnsavedPostsApiResponse = /** status 200  */ UnsavedPost[];
export type ListUnsavedPostsApiArg =
  /** Absent for posts that were never saved. Post must be the id of a post. */ number | undefined;
export type OpenPostEditorApiResponse = /** status 200  */ PostEditors;
export type OpenPostEditorApiArg = {
  editor: string;
  postEditorInput: PostEditorInput;
};
export type ClosePostEditorApiResponse = unknown;
export type ClosePostEditorApiArg = string;
export type KeepUnsavedPostApiResponse = /** status 200  */ PostEditors;
export type KeepUnsavedPostApiArg = {
  editor: string;
  unsavedPostInput: UnsavedPostInput;
};
export type ForgetUnsavedPostApiResponse = unknown;
export type ForgetUnsavedPostApiArg = string;
export type PostDraftInput = {
  /** Time with its zone, such as 2026-12-24T09:00:00Z, at which the changes are published by themselves; they must then be
    complete. */
  publishAt?: string | null;
  /** The version of the post that the changes were made on. */
  version: number;
  /** Tag of the stored changes that these replace; absent where none were known. Refused with 409 where others are stored. */
  tag?: string | null;
  title: string;
  slug: string;
  summary?: string | null;
  content: string;
  type: 'blog' | 'video' | 'demo' | 'use_case' | 'image';
  coverImageUrl?: string | null;
  videoUrl?: string | null;
  mediaUrl?: string | null;
  metaTitle?: string | null;
  metaDescription?: string | null;
  socialImageUrl?: string | null;
  authorId?: string;
  tags?: string[];
};
export type UnsavedPost = {
  /** Names the editor. */
  editor: string;
  savedAt: string;
  title: string;
  slug: string;
  summary: string;
  content: string;
  type: 'blog' | 'video' | 'demo' | 'use_case' | 'image';
  coverImageUrl: string;
  videoUrl: string;
  mediaUrl: string;
  metaTitle: string;
  metaDescription: string;
  socialImageUrl: string;
  tags: string[];
  /** Empty: whoever has it now, or who saves a new post. */
  authorId: string;
  status: 'draft' | 'published';
  publishAt: string;
  /** The version of the post that it was written on; null for a new post. */
  version: number | null;
  /** Tag of the unpublished changes that it was written on; null where there were none. */
  tag: string | null;
};
export type PostEditorPerson = {
  name: string;
  /** The same person, in another window or on another device. */
  isYou: boolean;
};
export type PostEditors = {
  /** Everybody else who has the post open, each once. Nobody for a new post. */
  others: PostEditorPerson[];
};
export type PostEditorInput = {
  /** Absent for a new post. */
  post?: number | null;
};
export type UnsavedPostInput = {
  /** Absent for a new post. */
  post?: number | null;
  status?: 'draft' | 'published';
  /** As it is typed. */
  publishAt?: string | null;
  /** The version of the post that it was written on; absent for a new post. */
  version?: number | null;
  /** Tag of the unpublished changes that it was written on; absent where there were none. */
  tag?: string | null;
  title: string;
  slug: string;
  summary?: string | null;
  content: string;
  type: 'blog' | 'video' | 'demo' | 'use_case' | 'image';
  coverImageUrl?: string | null;
  videoUrl?: string | null;
  mediaUrl?: string | null;
  metaTitle?: string | null;
  metaDescription?: string | null;
  socialImageUrl?: string | null;
  authorId?: string;
  tags?: string[];
};
