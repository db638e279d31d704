import { Clock } from 'lucide-react';
import styled from 'styled-components';
import type { AdminPostSummary } from '@site/api-client/admin';
import { Badge, color, SiteLink } from '@site/ui';
import { localDate, localDateTime } from '../../../shared/local-date';
import { PostStatusBadge, PostTypeBadge } from '../post-badges';

const shownTags = 3;

/** Type, status, what is not published yet, and when it is published by itself. */
export function PostState({ post }: { post: AdminPostSummary }) {
  const { unpublishedChanges: changes } = post;
  const publishAt = changes?.publishAt ?? post.publishAt;
  const text = changes ? 'Unpublished changes' : 'Scheduled';
  return (
    <>
      <PostTypeBadge type={post.type} />
      <PostStatusBadge status={post.status} />
      {post.pinned && <Badge $tone="blue">Pinned</Badge>}
      {publishAt ? (
        <Badge $tone="blue">
          <Clock aria-hidden />
          {text} for {localDateTime(publishAt)}
        </Badge>
      ) : (
        changes && <Badge $tone={changes.failure ? 'bad' : 'warn'}>{text}</Badge>
      )}
    </>
  );
}

interface PostTagsProps {
  post: AdminPostSummary;
  /** The list of all posts with the tag. */
  hrefOfTag: (tag: string) => string;
}

export const PostTags = ({ post, hrefOfTag }: PostTagsProps) =>
  post.tags.slice(0, shownTags).map((tag) => (
    <Tag key={tag} as={SiteLink} href={hrefOfTag(tag)} title={`Posts with the tag “${tag}”`} dir="auto">
      {tag}
    </Tag>
  ));

/** When it was written and published. `dateOf` is how much room a date has. */
export const PostDates = ({
  post,
  dateOf = localDate,
}: {
  post: AdminPostSummary;
  dateOf?: (iso: string) => string;
}) => (
  <>
    <span>Created {dateOf(post.createdAt)}</span>
    <span>Updated {dateOf(post.updatedAt)}</span>
    {post.publishedAt && <span>Published {dateOf(post.publishedAt)}</span>}
  </>
);

const Tag = styled(Badge)`
  text-decoration: none;

  &:hover {
    border-color: currentcolor;
    color: ${color.blue};
  }
`;
