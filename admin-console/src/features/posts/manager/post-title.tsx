import styled from 'styled-components';
import type { AdminPostSummary } from '@site/api-client/admin';
import { color, SiteLink } from '@site/ui';

export const postTitleId = (id: number): string => `post-title-${id}`;

/** The title, which leads to the editor. `origin`: state of the link. */
export const PostTitle = ({ post, origin }: { post: AdminPostSummary; origin: unknown }) => (
  <TitleLink id={postTitleId(post.id)} href={`/admin/posts/${post.id}/edit`} state={origin} dir="auto">
    {post.title}
  </TitleLink>
);

const TitleLink = styled(SiteLink)`
  display: inline-block;
  min-height: 24px;
  color: inherit;
  text-decoration: none;

  &:hover {
    color: ${color.blue};
    text-decoration: underline;
  }
`;
