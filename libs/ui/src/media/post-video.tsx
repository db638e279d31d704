import { ArrowUpRight, Video } from 'lucide-react';
import styled from 'styled-components';
import { LinkButton } from '../actions/link-button';
import { color, space } from '../theme/tokens';
import { youtubeEmbedAddress } from './youtube-address';

interface PostVideoProps {
  title: string;
  address: string;
}

/** A post's video, on its page and where it is written: YouTube plays in place, any other is led to. */
export function PostVideo({ title, address }: PostVideoProps) {
  const embed = youtubeEmbedAddress(address);
  if (embed) {
    return (
      <Embed
        src={embed}
        title={`Video: ${title}`}
        loading="lazy"
        allow="fullscreen; picture-in-picture"
        // The player refuses to start without; it learns the site, not the page.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <Elsewhere>
      <Video size={32} aria-hidden />
      <p>Video content</p>
      <LinkButton href={address} target="_blank" rel="noopener noreferrer" reloadDocument>
        Watch Video
        <ArrowUpRight aria-hidden />
      </LinkButton>
    </Elsewhere>
  );
}

const Embed = styled.iframe`
  width: 100%;
  aspect-ratio: 16 / 9;
  border: 2px solid ${color.ink};
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
