import { ExternalLink, Video } from 'lucide-react';
import styled from 'styled-components';
import { color, LinkButton, space } from '@site/ui';
import { PostCover } from '../post-cover';
import { youtubeEmbedAddress } from './youtube-address';

interface ArticleMediaProps {
  title: string;
  videoUrl: string | null | undefined;
  coverImageUrl: string | null | undefined;
}

/** A video where there is one, else the cover. */
export function ArticleMedia({ title, videoUrl, coverImageUrl }: ArticleMediaProps) {
  if (videoUrl) return <ArticleVideo title={title} address={videoUrl} />;
  if (!coverImageUrl) return null;
  return (
    <Frame>
      <PostCover address={coverImageUrl} eager alt={`Cover of “${title}”`} sizes="(min-width: 54em) 816px, 94vw" />
    </Frame>
  );
}

function ArticleVideo({ title, address }: { title: string; address: string }) {
  const embed = youtubeEmbedAddress(address);
  if (embed) {
    return (
      <Frame>
        <Embed
          src={embed}
          title={`Video: ${title}`}
          loading="lazy"
          allow="fullscreen; picture-in-picture"
          // The player refuses to start without; it learns the site, not the page.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </Frame>
    );
  }
  return (
    <Elsewhere>
      <Video size={32} aria-hidden />
      <p>Video content</p>
      <LinkButton href={address} target="_blank" rel="noopener noreferrer" reloadDocument>
        Watch Video
        <ExternalLink aria-hidden />
      </LinkButton>
    </Elsewhere>
  );
}

const Frame = styled.div`
  border: 2px solid ${color.ink};
`;

const Embed = styled.iframe`
  width: 100%;
  aspect-ratio: 16 / 9;
  border: 0;
  background: ${color.blueWash};
`;

const Elsewhere = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[16]};
  padding: ${space[64]} ${space[24]};
  border: 2px solid ${color.ink};
  background: ${color.blueWash};
  font-weight: 600;
`;
