import { Route } from './fittings';
import { Desk, Seated } from './seated';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

interface NarrowRoom {
  name: string;
  x: number;
  width: number;
  row: number;
  people: readonly string[];
  lime?: boolean;
}

const rowHeight = 122;

const rooms: readonly NarrowRoom[] = [
  { name: 'door', x: 44, width: 86, row: 0, people: ['Yuna'] },
  { name: 'clients', x: 130, width: 196, row: 0, people: ['Rafael', 'Amira'], lime: true },
  { name: 'screens', x: 44, width: 282, row: 1, people: ['Sofia', 'Mei', 'Tomás'] },
  { name: 'engine room', x: 44, width: 282, row: 2, people: ['Dmitri', 'Lukas', 'Harpreet', 'Kwame'] },
  { name: 'test bench', x: 44, width: 128, row: 3, people: ['Adaeze'] },
  { name: 'models', x: 172, width: 154, row: 3, people: ['Zanele', 'Owen'] },
  { name: 'kitchen', x: 44, width: 282, row: 4, people: ['Helena'] },
];

/** The same floor for a phone: the aisle runs down its left side. */
export const TeamFloorNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={652} {...props}>
    <path className="card bare" d={rect(2, 16, 324, rowHeight * 5)} />
    <path className="wash bare" d={rect(2, 16, 42, rowHeight * 5)} />
    {rooms.map((room) => (
      <RoomOnFloor key={room.name} room={room} />
    ))}
    <path className="card" d={rect(150, 590, 176, 36) + rect(124, 426, 38, 64)} />
    <path
      d={`M238 590v36${circle(176, 608, 10)}${circle(208, 608, 10)}${rect(254, 598, 44, 20)}${rect(132, 434, 12, 20)}${rect(132, 462, 22, 18)}`}
    />
    <path className="blue" d={`${circle(176, 608, 5)}M149 442l3 3l5 -6`} />
    <path className="wall" d={`M4 16H2V626H4M40 16H326V626H40${aisleWall}${partyWalls}`} />
    <Route id="floor-route-narrow" d="M22 0V652" />
  </Sheet>
);

const doorTop = (row: number) => 16 + row * rowHeight + 66;
const aisleWall = [0, 1, 2, 3, 4]
  .map((row) => `M44 ${16 + row * rowHeight}V${doorTop(row)}M44 ${doorTop(row) + 36}V${16 + (row + 1) * rowHeight}`)
  .join('');
const partyWalls = [
  ...[1, 2, 3, 4].map((row) => `M44 ${16 + row * rowHeight}H326`),
  ...rooms
    .filter(({ x }) => x > 44)
    .map(
      ({ x, row }) =>
        `M${x} ${16 + row * rowHeight}V${16 + row * rowHeight + 22}M${x} ${16 + row * rowHeight + 54}V${16 + (row + 1) * rowHeight}`,
    ),
].join('');

function RoomOnFloor({ room: { name, x, width, row, people, lime } }: { room: NarrowRoom }) {
  const y = 16 + row * rowHeight;
  const pitch = people.length > 1 ? width / people.length : 86;
  const text = lime ? 'on-lime-text' : undefined;
  const stopY = doorTop(row) + 18;
  return (
    <>
      {lime && <path className="lime bare" d={rect(x, y, width, rowHeight)} />}
      <text className={text} x={x + 10} y={y + 18}>
        {name}
      </text>
      {people.map((person, seat) => {
        const at = x + pitch * (seat + 0.5);
        return (
          <g key={person}>
            <g transform={`translate(${at} ${y + 46}) scale(0.66)`}>
              <Seated x={0} y={34} overLime={lime} />
              <Desk x={0} y={0} className={lime ? 'on-lime' : 'card'} />
            </g>
            <text className={text} x={at} y={y + 98} textAnchor="middle">
              {person}
            </text>
          </g>
        );
      })}
      {x === 44 && (
        <>
          <path className="route" d={`M22 ${stopY}H44`} />
          <path className="stop" d={circle(44, stopY, 4)} />
        </>
      )}
    </>
  );
}
