import { Clock } from 'lucide-react';
import styled from 'styled-components';
import type { PostSummary } from '@site/api-client/admin';
import { Badge, color, SiteLink } from '@site/ui';
import { localDate, localDateTime } from '../../../shared/local-date';
import { PostStatusBadge, PostTypeBadge } from '../post-badges';

const shownTags = 3;

/** Type, status, and when a draft is published by itself. */
export const PostState = ({ post }: { post: PostSummary }) => (
  <>
    <PostTypeBadge type={post.type} />
    <PostStatusBadge status={post.status} />
    {post.publishAt && (
      <Badge $tone="blue">
        <Clock aria-hidden />
        Scheduled for {localDateTime(post.publishAt)}
      </Badge>
    )}
  </>
);

interface PostTagsProps {
  post: PostSummary;
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
export const PostDates = ({ post, dateOf = localDate }: { post: PostSummary; dateOf?: (iso: string) => string }) => (
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
