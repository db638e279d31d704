import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color } from '@site/ui';
import stockCover from '../../assets/stock-cover.svg';

interface PostCoverProps {
  address: string | null | undefined;
  /** Covers above the fold load at once, the others when they come near. */
  eager?: boolean;
  /** Empty where the title stands beside the picture. */
  alt?: string;
}

/** A post's picture, or the stock cover where it has none or the address is broken. */
export function PostCover({ address, eager = false, alt = '' }: PostCoverProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const shown = address && address !== broken ? address : stockCover;

  useEffect(() => {
    // It may have failed before hydration, when nobody was listening.
    if (image.current?.complete && address) image.current.decode().catch(() => setBroken(address));
  }, [address]);

  return (
    <Picture
      ref={image}
      src={shown}
      alt={alt}
      width={1200}
      height={675}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(address ?? null)}
    />
  );
}

const Picture = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  background: ${color.blueWash};
`;
