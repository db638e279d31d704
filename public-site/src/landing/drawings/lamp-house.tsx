import { RoomFurniture } from './room-furniture';
import { circle, rect, round } from './shapes';

/** What a room's lamp says. */
export type Lamp = 'quiet' | 'in hand' | 'waiting';

interface HouseSize {
  left: number;
  top: number;
  roomWidth: number;
  roomHeight: number;
  stairsWidth: number;
  /** Storeys from the top down, an even number of rooms on each. */
  lamps: readonly (readonly Lamp[])[];
}

/** Where the rooms of a house with a staircase in its middle are. */
export function lampHouse({ left, top, roomWidth, roomHeight, stairsWidth, lamps }: HouseSize) {
  const columns = lamps[0]?.length ?? 0;
  const stairs = left + (columns / 2) * roomWidth;
  const roomX = (column: number) => left + column * roomWidth + (column >= columns / 2 ? stairsWidth : 0);
  const floorY = (storey: number) => top + (storey + 1) * roomHeight;
  const rooms = lamps.flatMap((storey, row) =>
    storey.map((lamp, column) => ({ lamp, row, column, x: roomX(column), y: floorY(row) })),
  );
  return {
    ...{ left, top, roomWidth, roomHeight, stairs, stairsWidth, rooms, floorY },
    storeys: lamps.length,
    right: roomX(columns),
    ground: floorY(lamps.length - 1),
    partitions: Array.from({ length: columns - 1 }, (_, index) => roomX(index + 1)).concat(stairs),
    bulb: (row: number, column: number) => ({
      x: roomX(column) + roomWidth / 2,
      y: floorY(row) - roomHeight + 25,
    }),
  };
}

export type LampHouse = ReturnType<typeof lampHouse>;

/** The house cut open: slabs and outer walls are solid, a lamp hangs in every room. */
export const HouseSection = ({ house }: { house: LampHouse }) => {
  const { left, top, right, ground, roomWidth, roomHeight, rooms, partitions } = house;
  const slack = (roomWidth - 64) / 2;
  return (
    <>
      <path className="card bare" d={rect(left, top, right - left, ground - top)} />
      {rooms.map(({ lamp, row, column, x, y }) => (
        <g key={`${row}-${column}`}>
          {lamp === 'waiting' && <path className="lime bare" d={rect(x, y - roomHeight, roomWidth, roomHeight)} />}
          <RoomFurniture
            x={x}
            y={y}
            kind={row * 5 + column * 3}
            offset={((row + column) % 3) * slack}
            lime={lamp === 'waiting'}
          />
        </g>
      ))}
      <Stairs house={house} />
      <path className="wall" d={partitions.map((x) => `M${x} ${top}V${ground}`).join('')} />
      <Shell house={house} />
      {rooms.map(({ lamp, row, column }) => {
        const { x, y } = house.bulb(row, column);
        return (
          <g key={`${row}-${column}`}>
            <path className={lamp === 'waiting' ? 'on-lime' : undefined} d={`M${x} ${y - 23}v15`} />
            <path className={lamp === 'waiting' ? 'on-lime card' : 'card'} d={circle(x, y, 8)} />
          </g>
        );
      })}
    </>
  );
};

const Shell = ({ house: { left, top, right, ground, storeys, floorY } }: { house: LampHouse }) => {
  const floors = Array.from({ length: storeys }, (_, storey) => floorY(storey));
  return (
    <>
      <path
        className="solid"
        d={
          rect(left - 12, top - 7, right - left + 24, 7) +
          floors.map((y) => rect(left, y - 2, right - left, 4)).join('') +
          rect(left - 6, top, 6, ground - top) +
          rect(right, top, 6, ground - top)
        }
      />
      <path
        className="card"
        d={floors.map((y) => rect(left - 6, y - 50, 6, 28) + rect(right, y - 50, 6, 28)).join('')}
      />
    </>
  );
};

/** A flight to each storey, turning on every landing. */
const Stairs = ({ house: { stairs, stairsWidth, roomHeight, storeys, floorY } }: { house: LampHouse }) => {
  const steps = 9;
  const tread = (stairsWidth - 20) / steps;
  const flight = (storey: number) => {
    const [start, run] = storey % 2 ? [stairs + stairsWidth - 10, -tread] : [stairs + 10, tread];
    return `M${start} ${floorY(storey)}` + `v${round(-roomHeight / steps)}h${round(run)}`.repeat(steps);
  };
  return <path d={Array.from({ length: storeys }, (_, storey) => flight(storey)).join('')} />;
};
