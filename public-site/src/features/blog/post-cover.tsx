import styled from 'styled-components';
import { color } from '@site/ui';
import stockCover from '../../assets/stock-cover.svg';
import { withFallback } from '../../enhance/cover-fallback';

interface PostCoverProps {
  address: string | null | undefined;
  /** Covers above the fold load at once, the others when they come near. */
  eager?: boolean;
  /** Empty where the title stands beside the picture. */
  alt?: string;
}

/** A post's picture, or the stock cover where it has none or the address is broken. */
export const PostCover = ({ address, eager = false, alt = '' }: PostCoverProps) => (
  <Picture
    key={address}
    {...withFallback(stockCover)}
    src={address || stockCover}
    alt={alt}
    width={1200}
    height={675}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
  />
);

const Picture = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  background: ${color.blueWash};
`;
