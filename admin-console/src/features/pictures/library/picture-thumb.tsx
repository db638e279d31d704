import type { PictureDetails } from '@site/api-client/pictures';
import styled from 'styled-components';

type Shown = Pick<PictureDetails, 'variants' | 'width' | 'height' | 'focusX' | 'focusY'>;

/** A picture cropped as lists show it, around the point that is to stay visible. Its name stands beside it. */
export const PictureThumb = ({ picture }: { picture: Shown }) => (
  <Thumb
    src={picture.variants[0]?.url}
    width={picture.width}
    height={picture.height}
    alt=""
    loading="lazy"
    style={{ objectPosition: `${picture.focusX}% ${picture.focusY}%` }}
  />
);

const Thumb = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  /* For which what is see-through was drawn. */
  background: #fff;
  forced-color-adjust: none;
`;
