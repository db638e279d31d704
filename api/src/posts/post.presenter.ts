import { OmitType } from '@nestjs/swagger';
import { ApiProblem, type PostStatus, type PostType } from '@site/contracts';
import type { PostDraftEntry } from './drafts/post-draft.entity';
import { type PostDraft, presentDraft, type UnpublishedChanges } from './drafts/post-draft.presenter';
import { pick } from './pick';
import { type StoredMeta, presentMeta } from './post-meta';
import { publishedHtml } from './public/published-html';
import type { Post } from './post.entity';

/** A post as lists show it: everything but its content. */
export class PostSummary {
  id!: number;
  slug!: string;
  title!: string;
  summary!: string | null;
  type!: PostType;
  coverImageUrl!: string | null;
  /** The point of the cover that stays visible where it is cropped, as `object-position` takes it; absent: its middle. */
  coverFocus?: string;
  videoUrl!: string | null;
  mediaUrl!: string | null;
  tags!: string[];
  status!: PostStatus;
  readingMinutes!: number;
  /** Where it is true: the list of all published posts begins with it. */
  pinned?: true;
  publishedAt!: Date | null;
  /** When the draft is published by itself; null where nobody said so. */
  publishAt!: Date | null;
  authorId!: string;
  createdAt!: Date;
  updatedAt!: Date;
}

/** Who wrote a post, as its readers may know. */
export class PostAuthor {
  /** First and last name. */
  name!: string;
}

/** A published post as its readers get it. */
export class PostDetails extends PostSummary {
  /** Null where the account of its author says no name. */
  author!: PostAuthor | null;
  /** Absent: the title. */
  metaTitle?: string;
  /** Absent: the summary. */
  metaDescription?: string;
  /** Absent: the cover. */
  socialImageUrl?: string;
  content!: string;
  /** The content with its headings marked up, sanitised: safe to put into a page. */
  contentHtml!: string;
}

/** A post as the console lists it. */
export class AdminPostSummary extends PostSummary {
  /** Absent where there are none. */
  unpublishedChanges?: UnpublishedChanges;
}

/** A post as the editor gets it. */
export class EditablePost extends OmitType(PostDetails, ['coverFocus', 'author', 'contentHtml']) {
  /** Counts the edits. `If-Match: "<version>"` on an update refuses to overwrite a newer one. */
  version!: number;
  /** Changes that were saved and not published; absent where there are none, and from what a save answers. */
  draft?: PostDraft;
}

/** How a stale edit is refused: the one error shape, and beside it the post as it is. */
export class StalePost extends ApiProblem {
  /** Absent when the conflict is about something else, such as a slug that is taken. */
  current?: EditablePost;
}

/** Columns of what `presentSummary` shows. Lists never read the content. */
const summaryColumns = [
  ...(['id', 'slug', 'title', 'summary', 'type', 'coverImageUrl', 'videoUrl', 'mediaUrl', 'tags', 'status'] as const),
  ...(['readingMinutes', 'publishedAt', 'publishAt', 'authorId', 'createdAt', 'updatedAt', 'pinned'] as const),
];

/** Kept with the uploaded picture that is the cover. */
export const coverFocus = `(SELECT "focusX" || '% ' || "focusY" || '%' FROM pictures
  WHERE stem = substring(posts."coverImageUrl" from '([0-9a-f]{32}-[0-9]+x[0-9]+)[.]webp$')
    AND ("focusX", "focusY") <> (50, 50)) AS "coverFocus"`;

/** What a statement selects of `posts` for `presentSummary`. */
export const summarySelection = `${summaryColumns.map((column) => `"${column}"`).join(', ')}, ${coverFocus}`;

/** As `coverFocus` selects it. */
export interface CoverFocus {
  coverFocus: string | null;
}

/** As much of a stored post as a summary shows. */
export type SummarySource = Pick<Post, (typeof summaryColumns)[number]> & CoverFocus;

export const presentSummary = ({ coverFocus: focus, ...post }: SummarySource): PostSummary => ({
  ...presentFields(post),
  ...(focus ? { coverFocus: focus } : {}),
});

function presentFields(post: Omit<SummarySource, 'coverFocus'>): Omit<PostSummary, 'coverFocus'> {
  const { pinned, ...fields } = pick(post, summaryColumns);
  // The database unpins what is unpublished, which a post that was just saved does not know.
  return { ...fields, ...(pinned && post.status === 'published' && { pinned }) };
}

/** As much of a stored post as its readers get. */
export type DetailsSource = SummarySource & StoredMeta & Pick<Post, 'content'> & { authorName: string | null };

export async function presentDetails(post: DetailsSource): Promise<PostDetails> {
  const { content, authorName } = post;
  return {
    ...presentSummary(post),
    ...presentMeta(post),
    author: authorName ? { name: authorName } : null,
    content,
    contentHtml: await publishedHtml(content),
  };
}

export function presentEditable(post: Post, draft: PostDraftEntry | null = null): EditablePost {
  const { content, version } = post;
  return {
    ...presentFields(post),
    ...presentMeta(post),
    content,
    version,
    ...(draft && { draft: presentDraft(draft) }),
  };
}
