import { useState } from 'react';
import styled from 'styled-components';
import { useListPicturesQuery } from '@site/api-client/pictures';
import { pictureAt } from '@site/contracts';
import { color } from '@site/ui';

interface CoverImageProps {
  address: string;
  alt: string;
  /** As a thumbnail, from the narrowest copy that there is. */
  small?: boolean;
}

/** A cover, cropped as the site crops it: around the focus point of an uploaded picture. Nothing where it is broken. */
export function CoverImage({ address, alt, small = false }: CoverImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const upload = pictureAt(address);
  const { currentData } = useListPicturesQuery({ address, limit: 1 }, { skip: !upload });
  const [stored] = currentData?.items ?? [];
  if (address === broken) return null;
  return (
    <Picture
      key={address}
      $small={small}
      src={(small && upload?.variants[0]?.url) || address}
      alt={alt}
      style={{ objectPosition: stored && `${stored.focusX}% ${stored.focusY}%` }}
      onError={() => setBroken(address)}
    />
  );
}

const Picture = styled.img<{ $small: boolean }>`
  width: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border: 2px solid ${color.ink};

  /* What is see-through was drawn for white paper. Other drawings may darken themselves. */
  &[src*='/uploads/'] {
    background: #fff;
    forced-color-adjust: none;
  }

  ${({ $small }) => $small && smallStyle}
`;

const smallStyle = `
  flex: 1 1 140px;
  max-width: 200px;
  border: 1px solid ${color.line};
`;
