import styled, { keyframes } from 'styled-components';
import { media } from '@site/ui';
import { compositions } from './compositions';
import { Dimension, Route } from './fittings';
import { HouseSection, lampHouse, type Lamp, type LampHouse } from './lamp-house';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

interface BoardProps {
  house: LampHouse;
  left: number;
  top: number;
  /** From one lamp to the next. */
  pitch: number;
}

/** The same rooms again, as lamps on one panel. */
const Board = ({ house, left, top, pitch }: BoardProps) => {
  const columns = house.rooms.length / house.storeys;
  return (
    <>
      <path className="wall card" d={rect(left, top, columns * pitch, house.storeys * pitch)} />
      {house.rooms.map(({ row, column, lamp }) => {
        const x = left + (column + 0.5) * pitch;
        const y = top + (row + 0.5) * pitch;
        return (
          <g key={`${row}-${column}`}>
            {lamp === 'waiting' && <path className="lime" d={rect(x - pitch / 2, y - pitch / 2, pitch, pitch)} />}
            <path className={lamp === 'waiting' ? 'card on-lime' : 'card'} d={circle(x, y, 8)} />
          </g>
        );
      })}
    </>
  );
};

/** The lit ones, in the house and on the board at once, one room after another. */
const Lights = ({ house, left, top, pitch }: BoardProps) => (
  <Sequence>
    {house.rooms
      .filter(({ lamp }) => lamp !== 'quiet')
      .sort((one, other) => Number(one.lamp === 'waiting') - Number(other.lamp === 'waiting'))
      .map(({ row, column, lamp }) => {
        const { x, y } = house.bulb(row, column);
        const d = circle(x, y, 8) + circle(left + (column + 0.5) * pitch, top + (row + 0.5) * pitch, 8);
        return <Light key={`${row}-${column}`} lamp={lamp} d={d} />;
      })}
  </Sequence>
);

const Light = ({ lamp, d }: { lamp: Lamp; d: string }) => (
  <path className={lamp === 'waiting' ? 'stop over-lime' : 'stop'} d={d} />
);

const lightUp = keyframes`from { opacity: 0; }`;

const Sequence = styled.g`
  ${media.motion} {
    & > path {
      animation: ${lightUp} 200ms ease-out backwards;
    }
    ${[1, 2, 3, 4, 5, 6, 7, 8].map((place) => `& > :nth-child(${place}) { animation-delay: ${place * 160}ms; }`).join('')}
  }
`;

/** The wire shows once all the lamps do. */
const LateRoute = styled.g`
  && .reveal {
    animation-delay: 1500ms;
  }
`;

interface KeyProps {
  x: number;
  y: number;
}

/** What the three states are called. */
const Key = ({ x, y }: KeyProps) => (
  <>
    <path className="card" d={circle(x + 8, y, 8)} />
    <text x={x + 28} y={y + 4}>
      quiet
    </text>
    <path className="stop" d={circle(x + 8, y + 30, 8)} />
    <text x={x + 28} y={y + 34}>
      in hand
    </text>
    <path className="lime" d={rect(x - 4, y + 48, 24, 24)} />
    <path className="stop over-lime" d={circle(x + 8, y + 60, 8)} />
    <text x={x + 28} y={y + 64}>
      waiting for you
    </text>
  </>
);

const house = lampHouse({
  ...{ left: 14, top: 10, roomWidth: 84, roomHeight: 80, stairsWidth: 72 },
  lamps: [
    ['quiet', 'in hand', 'quiet', 'quiet', 'in hand', 'quiet'],
    ['quiet', 'quiet', 'quiet', 'in hand', 'quiet', 'waiting'],
    ['in hand', 'quiet', 'in hand', 'quiet', 'quiet', 'quiet'],
    ['quiet', 'quiet', 'quiet', 'quiet', 'in hand', 'quiet'],
  ],
});
const board = { left: 704, top: 10, pitch: 40 };

const LampBoardWide = (props: { className?: string }) => (
  <Sheet width={960} height={380} {...props}>
    <HouseSection house={house} />
    <path className="wall" d={`M0 ${house.ground}H960M704 170V330M944 170V330`} />
    <Board house={house} {...board} />
    <LateRoute>
      <Route id="lamp-route" d={`M${house.right + 6} 140H636q12 0 12 -12V82q0 -12 12 -12H702`} />
    </LateRoute>
    <Lights house={house} {...board} />
    <Key x={750} y={216} />
    <Dimension
      y={house.ground + 24}
      stops={[house.left, house.stairs, house.stairs + house.stairsWidth, house.right]}
      labels={['flats', 'stairs', 'offices']}
      below
    />
  </Sheet>
);

const smallHouse = lampHouse({
  ...{ left: 12, top: 8, roomWidth: 64, roomHeight: 74, stairsWidth: 48 },
  lamps: [
    ['quiet', 'in hand', 'quiet', 'quiet'],
    ['in hand', 'quiet', 'quiet', 'waiting'],
    ['quiet', 'quiet', 'in hand', 'quiet'],
    ['quiet', 'in hand', 'quiet', 'quiet'],
  ],
});
const smallBoard = { left: 6, top: 364, pitch: 36 };

const LampBoardNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={510} {...props}>
    <HouseSection house={smallHouse} />
    <path className="wall" d={`M0 ${smallHouse.ground}H328`} />
    <Board house={smallHouse} {...smallBoard} />
    <LateRoute>
      <Route id="lamp-route-narrow" d="M322 132H327V328q0 12 -12 12H90q-12 0 -12 12V362" />
    </LateRoute>
    <Lights house={smallHouse} {...smallBoard} />
    <Key x={172} y={400} />
  </Sheet>
);

/** Moment of the management apps: a house with a lamp in every room, and the board that shows the same lamps. */
export const LampBoard = compositions(LampBoardWide, LampBoardNarrow, 'tablet');
