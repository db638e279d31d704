import { useMemo } from 'react';
import styled from 'styled-components';
import { encode } from 'uqr';
import { color } from '@site/ui';

/** Cameras want an empty margin of four modules. */
const margin = 4;

/** A text as a picture for a camera: dark on light in either theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => toPath(text), [text]);
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </Picture>
  );
}

function toPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: margin });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: modules.join('') };
}

const Picture = styled.svg`
  width: 200px;
  max-width: 100%;
  background: ${color.onBand};
  fill: ${color.onLime};
`;
