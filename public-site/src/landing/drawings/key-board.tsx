import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '@site/ui';
import { compositions } from './compositions';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';
import { tabletLettering } from './tablet-lettering';

/** Who carries the key, and how far its bits stand out, from the tip up. */
const keys: readonly { holder: string; bits: readonly number[] }[] = [
  { holder: 'Hartwell', bits: [18, 10, 18] },
  { holder: 'Brightpath', bits: [24, 16] },
  { holder: 'Meridian', bits: [10, 20, 14] },
  { holder: 'Whitcombe', bits: [22, 22] },
  { holder: 'Atelier', bits: [14, 8, 22] },
  { holder: 'Doorstep', bits: [26] },
  { holder: 'Fjordline', bits: [20, 12, 8] },
  { holder: 'Cornerstone', bits: [12, 24] },
  { holder: 'Parcelwise', bits: [22, 10, 22] },
  { holder: 'Moretti', bits: [16, 16, 16] },
  { holder: 'Clearwater', bits: [8, 26] },
];

interface BoardProps {
  columns: number;
  /** Size of a hook's field. */
  width: number;
  height: number;
}

/** A board of hooks in rows; the last hook is free. */
const Board = ({ columns, width, height }: BoardProps) => {
  const rows = Math.ceil((keys.length + 1) / columns);
  const fields = Array.from({ length: rows * columns }, (_, index) => ({
    x: (index % columns) * width + 2,
    y: Math.floor(index / columns) * height + 2,
  }));
  const last = fields.at(-1) ?? { x: 0, y: 0 };
  return (
    <>
      <path className="card bare" d={rect(2, 2, columns * width, rows * height)} />
      <path className="lime bare" d={rect(last.x, last.y, width, height)} />
      <path
        className="wall"
        d={
          rect(2, 2, columns * width, rows * height) +
          fields
            .slice(1)
            .map(({ x, y }) => `M${x} ${y}${x > 2 ? `v${height}` : `h${columns * width}`}`)
            .join('')
        }
      />
      {keys.map(({ holder, bits }, index) => (
        <Hung key={holder} at={fields[index]} width={width} height={height} name={holder}>
          <Swinging data-turn={index % 4}>
            <path className="card" d={key(bits)} />
            <path className="paper" d={circle(0, 5, 9)} />
          </Swinging>
        </Hung>
      ))}
      <Hung at={last} width={width} height={height} name="yours" overLime>
        <path className="dashed on-lime" d={key([16, 24])} />
      </Hung>
    </>
  );
};

interface HungProps {
  at: { x: number; y: number } | undefined;
  width: number;
  height: number;
  name: string;
  overLime?: boolean;
  children: ReactNode;
}

const Hung = ({ at = { x: 0, y: 0 }, width, height, name, overLime = false, children }: HungProps) => (
  <g transform={`translate(${at.x + width / 2} ${at.y + 34})`}>
    {children}
    <path className={overLime ? 'stop over-lime' : 'stop'} d={circle(0, 0, 4)} />
    <text className={overLime ? 'on-lime-text' : undefined} y={height - 62} textAnchor="middle">
      {name}
    </text>
  </g>
);

/** Hangs from the peg at (0, 0): a round bow, a shank and, from its tip up, the bits. */
function key(bits: readonly number[]): string {
  const tooth = 9;
  const gap = 5;
  const teeth = bits.map((reach) => `v${-gap}h${reach}v${-tooth}h${-reach}`).join('');
  return `M-5 29V114H5${teeth}V29A22 22 0 1 0 -5 29z`;
}

const swing = keyframes`from { transform: rotate(16deg); }`;

const Swinging = styled.g`
  ${media.motion} {
    animation: ${swing} 400ms ease-out backwards;

    &[data-turn='1'] {
      animation-delay: 90ms;
    }
    &[data-turn='2'] {
      animation-delay: 180ms;
    }
    &[data-turn='3'] {
      animation-delay: 270ms;
    }
  }
`;

const Lettered = styled(Sheet)`
  ${tabletLettering}
`;

const KeyBoardWide = (props: { className?: string }) => (
  <Lettered width={1180} height={404} {...props}>
    <Board columns={6} width={196} height={200} />
  </Lettered>
);

const KeyBoardNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={804} {...props}>
    <Board columns={3} width={108} height={200} />
  </Sheet>
);

/** Moment of customer success: every key that its holder speaks about below, and one hook that is free. */
export const KeyBoard = compositions(KeyBoardWide, KeyBoardNarrow, 'tablet');
