import styled from 'styled-components';
import type { PostTeaser } from '@site/api-client/public';
import { pictureAt, srcSetOf } from '@site/contracts';
import { color } from '@site/ui';
import stockCover from '../../assets/stock-cover.svg';
import { withFallback } from '../../enhance/cover-fallback';

interface PostCoverProps {
  post: Pick<PostTeaser, 'coverImageUrl' | 'coverFocus'>;
  /** Covers above the fold load at once, the others when they come near. */
  eager?: boolean;
  /** Empty where the title stands beside the picture. */
  alt?: string;
  /** How wide it is shown, as `sizes` takes it; the width of a card unless told. */
  sizes?: string;
}

const cardWidth = '(min-width: 64em) 370px, (min-width: 48em) 48vw, 92vw';

/** A post's picture, or the stock cover where it has none or the address is broken. */
export function PostCover({
  post: { coverImageUrl: address, coverFocus },
  eager = false,
  alt = '',
  sizes = cardWidth,
}: PostCoverProps) {
  const upload = pictureAt(address ?? '');
  return (
    <Picture
      key={address}
      $focus={coverFocus}
      {...withFallback}
      {...(upload && {
        srcSet: srcSetOf(upload),
        // A wide picture is cropped at its sides: as a whole it is wider than what is shown of it.
        sizes: sizes.replace(/\d+(px|vw)/g, `calc($& * ${Math.max(1, (upload.width * 9) / (upload.height * 16))})`),
      })}
      src={address || stockCover}
      alt={alt}
      width={1200}
      height={675}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
    />
  );
}

const Picture = styled.img<{ $focus: string | undefined }>`
  width: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  object-position: ${({ $focus }) => $focus};
  background: ${color.blueWash};

  /* An upload: what is see-through in it was drawn for white paper. Other drawings may darken themselves. */
  &[srcset] {
    background: #fff;
  }
`;
