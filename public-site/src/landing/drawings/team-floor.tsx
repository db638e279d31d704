import styled from 'styled-components';
import { compositions } from './compositions';
import { Door, Route } from './fittings';
import { Desk, Seated } from './seated';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';
import { tabletLettering } from './tablet-lettering';
import { TeamFloorNarrow } from './team-floor-narrow';

interface FloorRoom {
  name: string;
  x: number;
  width: number;
  people: readonly string[];
  /** How far its door stands from its right wall. */
  doorFrom?: number;
  lime?: boolean;
}

const upper: readonly FloorRoom[] = [
  { name: 'screens', x: 20, width: 406, people: ['Sofia', 'Mei', 'Tomás'] },
  { name: 'engine room', x: 426, width: 474, people: ['Dmitri', 'Lukas', 'Harpreet', 'Kwame'] },
  { name: 'models', x: 900, width: 260, people: ['Zanele', 'Owen'], doorFrom: 132 },
];

const lower: readonly FloorRoom[] = [
  { name: 'front door', x: 20, width: 200, people: ['Yuna'] },
  { name: 'clients', x: 220, width: 260, people: ['Rafael', 'Amira'], lime: true },
  { name: 'test bench', x: 480, width: 380, people: ['Adaeze'] },
  { name: 'kitchen', x: 860, width: 300, people: ['Helena'], doorFrom: 132 },
];

/** Edges of the aisle between the two rows of rooms, and the way along it. */
const [north, south, aisle] = [226, 290, 258];
const doorWidth = 44;

const TeamFloorWide = (props: { className?: string }) => (
  <Lettered width={1180} height={516} {...props}>
    <path className="card bare" d={rect(20, 20, 1140, 476)} />
    <path className="wash bare" d={rect(20, north, 1140, south - north)} />
    {upper.map((room) => (
      <RoomOnFloor key={room.name} room={room} row="upper" />
    ))}
    {lower.map((room) => (
      <RoomOnFloor key={room.name} room={room} row="lower" />
    ))}
    <Benches />
    <path
      className="wall"
      d={`M20 234V20H1160V234M1160 282V496H20V282${walls(upper, north, 20)}${walls(lower, south, 496)}`}
    />
    <path className="card" d={windows} />
    <Route id="floor-route" d={`M0 ${aisle}H1180`} />
    <Door x={20} y={282} width={48} leaf="e" jamb="n" opening />
    <Door x={1160} y={282} width={48} leaf="w" jamb="n" />
  </Lettered>
);

const doorOf = ({ x, width, doorFrom = 58 }: FloorRoom) => x + width - doorFrom;

/** The aisle's wall along a row with a gap for each door, and the walls between its rooms. */
const walls = (row: readonly FloorRoom[], wall: number, outer: number): string =>
  row
    .map((room, index) => {
      const party = index ? `M${room.x} ${wall}V${outer}` : '';
      return `M${room.x} ${wall}H${doorOf(room)}M${doorOf(room) + doorWidth} ${wall}H${room.x + room.width}${party}`;
    })
    .join('');

const windows = [
  ...upper.map(({ x, width }) => rect(x + width / 2 - 60, 17, 120, 6)),
  ...lower.map(({ x, width }) => rect(x + width / 2 - 50, 493, 100, 6)),
].join('');

const rows = {
  upper: { label: 48, desk: 92, chair: 126, name: 164, facing: 'up', wall: north, stop: 202, leaf: 'n' },
  lower: { label: 322, desk: 436, chair: 402, name: 374, facing: 'down', wall: south, stop: 314, leaf: 's' },
} as const;

/** A room with its people at their desks, and the stop that a request makes at its door. */
function RoomOnFloor({ room, row }: { room: FloorRoom; row: keyof typeof rows }) {
  const { label, desk, chair, name, facing, wall, stop, leaf } = rows[row];
  const { x, width, people, lime } = room;
  const text = lime ? 'on-lime-text' : undefined;
  const middle = doorOf(room) + doorWidth / 2;
  return (
    <>
      {lime && <path className="lime bare" d={rect(x, south, width, 496 - south)} />}
      <text className={text} x={x + 16} y={label}>
        {room.name}
      </text>
      {people.map((person, seat) => {
        const at = x + 66 + seat * 116;
        return (
          <g key={person}>
            <Seated x={at} y={chair} facing={facing} overLime={lime} />
            <Desk x={at} y={desk} facing={facing} className={lime ? 'on-lime' : 'card'} />
            <text className={text} x={at} y={name} textAnchor="middle">
              {person}
            </text>
          </g>
        );
      })}
      <path className="route" d={`M${middle} ${aisle}V${wall}`} />
      <path className={lime ? 'route over-lime' : 'route'} d={`M${middle} ${wall}V${stop}`} />
      <path className={lime ? 'stop over-lime' : 'stop'} d={circle(middle, stop, 5)} />
      <Door x={doorOf(room) + doorWidth} y={wall} width={doorWidth} leaf={leaf} jamb="w" overLime={lime} />
    </>
  );
}

/** Devices to be tested on, and a counter with the kettle. */
const Benches = () => (
  <>
    <path className="card" d={rect(620, 414, 216, 44)} />
    <path
      d={
        rect(634, 422, 16, 28) +
        rect(662, 424, 38, 26) +
        rect(712, 420, 52, 32) +
        rect(776, 422, 16, 28) +
        rect(804, 422, 16, 28)
      }
    />
    <path className="blue" d="M722 436l8 8l14 -16M638 436l3 3l5 -6M780 436l3 3l5 -6" />
    <path className="card" d={rect(1000, 446, 160, 50)} />
    <path d={`M1080 446v50${circle(1024, 471, 11)}${circle(1056, 471, 11)}${rect(1096, 458, 44, 26)}`} />
    <path className="blue" d={circle(1024, 471, 6)} />
  </>
);

const Lettered = styled(Sheet)`
  ${tabletLettering}
`;

/** Moment of the team page: who sits where, and the way that a request takes past all of them. */
export const TeamFloor = compositions(TeamFloorWide, TeamFloorNarrow, 'tablet');
