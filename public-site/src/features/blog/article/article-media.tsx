import styled from 'styled-components';
import { color, PostVideo } from '@site/ui';
import { PostCover } from '../post-cover';

interface ArticleMediaProps {
  title: string;
  videoUrl: string | null | undefined;
  coverImageUrl: string | null | undefined;
}

/** A video where there is one, else the cover. */
export function ArticleMedia({ title, videoUrl, coverImageUrl }: ArticleMediaProps) {
  if (videoUrl) return <PostVideo title={title} address={videoUrl} />;
  if (!coverImageUrl) return null;
  return (
    <Frame>
      <PostCover address={coverImageUrl} eager alt={`Cover of “${title}”`} sizes="(min-width: 54em) 816px, 94vw" />
    </Frame>
  );
}

const Frame = styled.div`
  border: 2px solid ${color.ink};
`;
