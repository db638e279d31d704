import styled from 'styled-components';
import type { PostSummary } from '@site/api-client/public';
import { color, PostVideo } from '@site/ui';
import { PostCover } from '../post-cover';

/** A video where there is one, else the cover. */
export function ArticleMedia({ post }: { post: PostSummary }) {
  const { title, videoUrl } = post;
  if (videoUrl) return <PostVideo title={title} address={videoUrl} />;
  if (!post.coverImageUrl) return null;
  return (
    <Frame>
      <PostCover post={post} eager alt={`Cover of “${title}”`} sizes="(min-width: 54em) 816px, 94vw" />
    </Frame>
  );
}

const Frame = styled.div`
  border: 2px solid ${color.ink};
`;
