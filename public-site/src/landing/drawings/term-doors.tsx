import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import { compositions } from './compositions';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';
import { ApplyRoom, ExamRoom, GraduationRoom, LabRoom, LessonRoom } from './term-rooms';

/** Doors of the year, from the first to the last. */
const doors: readonly { sign: string; room: ReactNode }[] = [
  { sign: 'apply', room: <ApplyRoom /> },
  { sign: 'term 1', room: <LessonRoom /> },
  { sign: 'term 2', room: <LabRoom /> },
  { sign: 'term 3', room: <ExamRoom /> },
  { sign: 'graduate', room: <GraduationRoom /> },
];

const swing = keyframes`from { transform: none; }`;
const walk = keyframes`from { stroke-dashoffset: 1; }`;

const Corridor = styled(Sheet)`
  ${media.motion} {
    .wing {
      animation: ${swing} 380ms ease-out backwards;
    }
    .walk .reveal {
      animation: ${walk} 2600ms linear 200ms backwards;
    }
    ${doors.map(
      (_, index) => css`
        .wing-${index} {
          animation-delay: ${300 + index * 500}ms;
        }
      `,
    )}
  }
`;

const doorWidth = 88;
const doorHeight = 190;

interface TermDoorProps {
  index: number;
  sign: string;
  children: ReactNode;
}

/** A doorway with what lies behind it, 88 wide and 190 high, and its leaf swung to the left. */
const TermDoor = ({ index, sign, children }: TermDoorProps) => (
  <>
    {children}
    <path className="wall" d={`M0 ${doorHeight}V0H${doorWidth}V${doorHeight}`} />
    <g className={`wing wing-${index}`} transform="matrix(-0.36 0.07 0 1 0 0)">
      <path className="card blue" d={rect(0, 0, doorWidth, doorHeight)} />
      <path className="blue" d={rect(14, 18, 60, 64) + rect(14, 104, 60, 68)} />
      <path className="stop" d={circle(78, 98, 5)} />
    </g>
    <path className="card" d={rect(-6, -40, 100, 24)} />
    <text x="44" y="-24" textAnchor="middle">
      {sign}
    </text>
  </>
);

const Walk = ({ id, d }: { id: string; d: string }) => (
  <g className="walk">
    <mask id={id} maskUnits="userSpaceOnUse" x="-50%" y="-50%" width="200%" height="200%">
      <path className="reveal" d={d} pathLength={1} strokeDasharray={1} strokeWidth={10} />
    </mask>
    <path className="route" d={d} mask={`url(#${id})`} />
  </g>
);

const pitch = 172;

const TermDoorsWide = (props: { className?: string }) => (
  <Corridor width={860} height={360} {...props}>
    <path className="paper bare" d={rect(0, 0, 860, 300)} />
    <path className="wash bare" d={rect(0, 300, 860, 52)} />
    <path className="wall" d="M0 300H860" />
    <path d="M0 8H860M0 352H860" />
    {[20, 192, 364, 536, 708].map((x) => (
      <path key={x} d={`M${x + 30} 8V24M${x + 12} 24h36l6 8H${x + 6}z`} />
    ))}
    <Lockers x={150} />
    <Clock x={343} />
    <Board x={498} />
    <Lockers x={666} />
    {doors.map(({ sign, room }, index) => (
      <g key={sign} transform={`translate(${56 + index * pitch} 110)`}>
        <TermDoor index={index} sign={sign}>
          {room}
        </TermDoor>
      </g>
    ))}
    <Walk id="term-walk" d="M-24 328H884" />
    <path className="stop" d={doors.map((_, index) => circle(100 + index * pitch, 328, 5)).join('')} />
  </Corridor>
);

const narrowPlaces = [
  { x: 34, y: 52 },
  { x: 146, y: 52 },
  { x: 258, y: 52 },
  { x: 86, y: 282 },
  { x: 216, y: 282 },
];

const TermDoorsNarrow = (props: { className?: string }) => (
  <Corridor width={328} height={474} {...props}>
    {[0, 230].map((y) => (
      <g key={y} transform={`translate(0 ${y})`}>
        <path className="paper bare" d={rect(0, 0, 328, 196)} />
        <path className="wash bare" d={rect(0, 196, 328, 34)} />
        <path className="wall" d="M0 196H328" />
      </g>
    ))}
    <path d="M0 2H328M0 230H328M0 460H328" />
    {doors.map(({ sign, room }, index) => (
      <g key={sign} transform={`translate(${narrowPlaces[index]?.x ?? 0} ${narrowPlaces[index]?.y ?? 0})`}>
        <g transform="scale(0.76)">
          <TermDoor index={index} sign="">
            {room}
          </TermDoor>
        </g>
        <text x="33" y="-17" textAnchor="middle">
          {sign}
        </text>
      </g>
    ))}
    <Walk id="term-walk-narrow" d="M-16 213H344M-16 443H344" />
    <path className="stop" d={narrowPlaces.map(({ x, y }) => circle(x + 33, y < 200 ? 213 : 443, 5)).join('')} />
  </Corridor>
);

const Lockers = ({ x }: { x: number }) => (
  <>
    <path className="card" d={rect(x, 176, 40, 124)} />
    <path d={`M${x + 20} 176v124M${x + 5} 188h10M${x + 25} 188h10M${x + 5} 194h10M${x + 25} 194h10`} />
    <path d={`M${x + 15} 240v8M${x + 35} 240v8`} />
  </>
);

const Clock = ({ x }: { x: number }) => (
  <>
    <path className="card" d={circle(x, 96, 18)} />
    <path className="blue" d={`M${x} 84V96l9 6`} />
    <path className="card" d={rect(x - 22, 276, 44, 8)} />
    <path d={`M${x - 16} 284v16M${x + 16} 284v16`} />
  </>
);

const Board = ({ x }: { x: number }) => (
  <>
    <path className="card" d={rect(x, 130, 38, 60)} />
    <path d={`${rect(x + 6, 138, 12, 16)}${rect(x + 22, 142, 10, 12)}${rect(x + 8, 162, 22, 16)}`} />
  </>
);

/** Moment of the edtech page: the doors of a corridor open one term after the other. */
export const TermDoors = compositions(TermDoorsWide, TermDoorsNarrow, 'tablet');
