import styled from 'styled-components';
import { compositions } from './compositions';
import { Dimension, Door, Route } from './fittings';
import { Desk, FreeChair, Seated } from './seated';
import { rect } from './shapes';
import { Sheet } from './sheet';
import { tabletLettering } from './tablet-lettering';

/** The openings by the words on their desks, in the order of the list. */
const free = ['frontend', 'backend', 'quality', 'models', 'design', 'analysis'] as const;

const bay = 184;

const EmptyDesksWide = (props: { className?: string }) => (
  <Lettered width={1180} height={452} {...props}>
    <path className="card bare" d={rect(38, 20, 1104, 372)} />
    <path className="lime bare" d={rect(38, 20, bay, 140)} />
    {free.map((name, column) => {
      const x = 38 + bay * column + bay / 2;
      return column % 2 ? (
        <g key={name}>
          <TakenDesk x={x} y={72} facing="up" />
          <FreeDesk x={x} y={340} facing="down" name={name} />
        </g>
      ) : (
        <g key={name}>
          <FreeDesk x={x} y={72} facing="up" name={name} lime={column === 0} />
          <TakenDesk x={x} y={340} facing="down" />
        </g>
      );
    })}
    <path className="wall" d={`M38 180V20H1142V392H38V232${bayWalls}`} />
    <path className="card" d={windows} />
    <Route id="empty-desks-route" d="M0 206H1096" />
    <Door x={38} y={232} width={52} leaf="e" jamb="n" opening />
    <Dimension y={424} stops={[38, 1142]} labels={['six desks free, six neighbours']} below />
  </Lettered>
);

const bayWalls = [1, 2, 3, 4, 5].map((wall) => `M${38 + bay * wall} 20V160M${38 + bay * wall} 392V252`).join('');
const windows = free
  .map((_, column) => rect(78 + bay * column, 17, 104, 6) + rect(78 + bay * column, 389, 104, 6))
  .join('');

const rowHeight = 104;

const EmptyDesksNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={664} {...props}>
    <path className="card bare" d={rect(2, 2, 324, 624)} />
    <path className="lime bare" d={rect(2, 2, 128, rowHeight)} />
    {free.map((name, row) => {
      const y = 34 + row * rowHeight;
      const [freeX, takenX] = row % 2 ? [262, 66] : [66, 262];
      return (
        <g key={name}>
          <FreeDesk x={freeX} y={y} facing="up" name={name} lime={row === 0} named="on the desk" />
          <TakenDesk x={takenX} y={y} facing="up" />
        </g>
      );
    })}
    <path className="wall" d={`M144 626H2V2H326V626H184${rowWalls}`} />
    <Route id="empty-desks-route-narrow" d="M164 664V24" />
    <Door x={144} y={626} width={40} leaf="n" jamb="e" opening />
  </Sheet>
);

const rowWalls = [1, 2, 3, 4, 5].map((row) => `M2 ${2 + row * rowHeight}H130M326 ${2 + row * rowHeight}H198`).join('');

interface PlaceProps {
  x: number;
  y: number;
  facing: 'up' | 'down';
}

const TakenDesk = ({ x, y, facing }: PlaceProps) => (
  <>
    <Seated x={x} y={facing === 'up' ? y + 34 : y - 34} facing={facing} />
    <Desk x={x} y={y} facing={facing} />
  </>
);

interface FreeDeskProps extends PlaceProps {
  name: string;
  lime?: boolean;
  named?: 'behind the chair' | 'on the desk';
}

function FreeDesk({ x, y, facing, name, lime = false, named = 'behind the chair' }: FreeDeskProps) {
  const away = facing === 'up' ? 1 : -1;
  const nameY = named === 'on the desk' ? y + 13 : y + away * 68 + 5;
  return (
    <>
      <FreeChair x={x} y={y + away * 41} overLime={lime} />
      <Desk x={x} y={y} facing={facing} className={lime ? 'on-lime' : 'wash'} />
      <text className={lime ? 'on-lime-text' : undefined} x={x} y={nameY} textAnchor="middle">
        {name}
      </text>
    </>
  );
}

const Lettered = styled(Sheet)`
  ${tabletLettering}
`;

/** Moment of the careers page: a studio where every second desk is waiting. */
export const EmptyDesks = compositions(EmptyDesksWide, EmptyDesksNarrow, 'tablet');
