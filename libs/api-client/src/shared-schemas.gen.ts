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
export type PostDraft = {
  /** What publishing the changes makes of the post. */
  status: 'draft' | 'published';
  /** The version of the post that they were made on. */
  version: number;
  /** Another one with each save; publishing, replacing and discarding them names it. */
  tag: string;
  savedAt: string;
  savedBy: string;
  /** Null: the user is deleted. */
  savedById: string | null;
  /** When they are published by themselves; null where nobody said so. */
  publishAt: string | null;
  /** Why they were not published at their time, or will not be. */
  failure: string | null;
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
  /** Where it is true: the list of all published posts begins with it. */
  pinned?: boolean;
  publishedAt: string | null;
  /** When the draft is published by itself; null where nobody said so. */
  publishAt: string | null;
  authorId: string;
  createdAt: string;
  updatedAt: string;
  /** Absent: the title. */
  metaTitle?: string;
  /** Absent: the summary. */
  metaDescription?: string;
  /** Absent: the cover. */
  socialImageUrl?: string;
  content: string;
  /** Counts the edits. `If-Match: "<version>"` on an update refuses to overwrite a newer one. */
  version: number;
  /** Changes that were saved and not published; absent where there are none, and from what a save answers. */
  draft?: PostDraft;
};
export type CurrentUser = {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  role: 'admin' | 'user';
};
export type SecondFactorInput = {
  code: string;
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
  /** What search results and shared links show in place of the title; null for the title. */
  metaTitle?: string | null;
  /** What search results and shared links show in place of the summary; null for the summary. */
  metaDescription?: string | null;
  /** What shared links show in place of the cover; null for the cover. */
  socialImageUrl?: string | null;
  /** Who wrote it; absent for whoever creates the post. */
  authorId?: string;
  status?: 'draft' | 'published';
  /** Time with its zone, such as 2026-12-24T09:00:00Z, at which the draft is published by itself; null for none. A published
    post has none. */
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
