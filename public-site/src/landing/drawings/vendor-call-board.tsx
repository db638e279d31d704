import styled, { css, keyframes } from 'styled-components';
import { fontFamily, media } from '@site/ui';
import { compositions } from './compositions';
import { rect } from './shapes';
import { Sheet } from './sheet';

interface Call {
  job: string;
  where: string;
  vendor: string;
  due: string;
  state: string;
  /** Somebody is at it now. */
  live?: boolean;
}

const calls: readonly Call[] = [
  { job: 'kitchen tap', where: 'flat 12', vendor: 'plumber', due: 'today', state: 'on site', live: true },
  { job: 'lift noise', where: 'north', vendor: 'lift firm', due: 'thu', state: 'booked' },
  { job: 'gutter', where: 'mill lane', vendor: 'roofer', due: 'fri', state: 'quoted' },
  { job: 'front lock', where: 'shop 3', vendor: 'locksmith', due: 'asked', state: 'waiting' },
  { job: 'hall light', where: 'block b', vendor: 'electrics', due: 'done', state: 'paid' },
];

const columns = [
  { head: 'job', x: 28, width: 208, of: ({ job }: Call) => job },
  { head: 'where', x: 246, width: 174, of: ({ where }: Call) => where },
  { head: 'vendor', x: 430, width: 174, of: ({ vendor }: Call) => vendor },
  { head: 'due', x: 614, width: 102, of: ({ due }: Call) => due },
  { head: 'state', x: 726, width: 126, of: ({ state }: Call) => state },
] as const;

const BoardWide = (props: { className?: string }) => (
  <Board width={880} height={412} {...props}>
    <path className="card wall" d={rect(8, 8, 864, 396)} />
    <g className="dimension">
      {columns.map(({ head, x }) => (
        <text key={head} x={x + 2} y={38}>
          {head}
        </text>
      ))}
    </g>
    {calls.map((call, row) => (
      <g key={call.job} className={`row row-${row}`}>
        {columns.map((column) => (
          <Flap
            key={column.head}
            x={column.x}
            y={54 + row * 68}
            width={column.width}
            live={call.live && column.head === 'state'}
          >
            {column.of(call)}
          </Flap>
        ))}
      </g>
    ))}
  </Board>
);

const BoardNarrow = (props: { className?: string }) => (
  <Board width={328} height={562} {...props}>
    <path className="card wall" d={rect(2, 2, 324, 558)} />
    {calls.map(({ job, where, vendor, state, live }, row) => (
      <g key={job} className={`row row-${row}`}>
        <Flap x={12} y={12 + row * 110} width={170} height={46}>
          {job}
        </Flap>
        <Flap x={188} y={12 + row * 110} width={128} height={46}>
          {where}
        </Flap>
        <Flap x={12} y={64 + row * 110} width={170} height={46}>
          {vendor}
        </Flap>
        <Flap x={188} y={64 + row * 110} width={128} height={46} live={live}>
          {state}
        </Flap>
      </g>
    ))}
  </Board>
);

interface FlapProps {
  x: number;
  y: number;
  width: number;
  height?: number;
  live?: boolean;
  children: string;
}

/** A field of the board, split where it turns. */
const Flap = ({ x, y, width, height = 58, live = false, children }: FlapProps) => (
  <>
    <path className={live ? 'lime' : 'paper'} d={rect(x, y, width, height)} />
    <path
      className={live ? 'on-lime hinge' : 'hinge'}
      d={`M${x} ${y + height / 2}h8M${x + width} ${y + height / 2}h-8`}
    />
    <text className={live ? 'flap on-lime-text' : 'flap'} x={x + 16} y={y + height / 2 + 5}>
      {children}
    </text>
  </>
);

const turn = keyframes`
  from {
    opacity: 0;
    transform: scaleY(0.1);
  }
`;

const delays = calls.map(
  (_, row) => css`
    .row-${row} {
      animation-delay: ${row * 160}ms;
    }
  `,
);

const Board = styled(Sheet)`
  .flap {
    font: 400 15px ${fontFamily.mono};
  }
  .hinge {
    stroke-width: 3;
  }

  ${media.motion} {
    .row {
      transform-box: fill-box;
      transform-origin: center;
      animation: ${turn} 300ms ease-out backwards;
    }
    ${delays}
  }
`;

/** Moment of the vendor page: the board on which every call-out has one line. */
export const CallBoard = compositions(BoardWide, BoardNarrow, 'tablet');
