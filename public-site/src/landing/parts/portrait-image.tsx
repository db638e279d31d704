import styled from 'styled-components';
import { color } from '@site/ui';
import type { Portrait } from '../sections';

interface PortraitImageProps {
  portrait: Portrait;
  /** Edge in pixels; without it as wide as its column. */
  size?: number;
}

/** A person's picture in its frame; its room is kept before it is here. */
export const PortraitImage = ({ portrait: { src, width, height, alt }, size }: PortraitImageProps) => (
  <Frame
    src={src}
    width={size ?? width}
    height={size ?? height}
    alt={alt}
    loading="lazy"
    decoding="async"
    $fill={!size}
  />
);

const Frame = styled.img<{ $fill: boolean }>`
  flex: none;
  width: ${({ $fill }) => ($fill ? '100%' : undefined)};
  height: ${({ $fill }) => ($fill ? 'auto' : undefined)};
  border: 2px solid ${color.ink};
  background: ${color.blueWash};
`;
