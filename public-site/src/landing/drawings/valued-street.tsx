import styled, { keyframes } from 'styled-components';
import { media } from '@site/ui';
import { compositions } from './compositions';
import { Done } from './fittings';
import { circle, rect, round } from './shapes';
import { Sheet } from './sheet';

interface StreetHouse {
  /** What sets it apart. */
  name: string;
  x: number;
  width: number;
  /** Of the wall up to the eaves. */
  height: number;
  roof: 'gable' | 'hip' | 'flat';
  /** Where its price lies on the sheet. */
  price: number;
}

interface StreetProps {
  houses: readonly StreetHouse[];
  ground: number;
  /** Height of the roofs. */
  pitch: number;
  /** Ends of the band that the price must lie in, and of the sheet. */
  band: { high: number; likely: number; low: number };
  width: number;
}

const roofTop = ({ height, roof }: StreetHouse, ground: number, pitch: number): number =>
  ground - height - (roof === 'flat' ? 8 : roof === 'hip' ? pitch * 0.7 : pitch);

const isSubject = ({ name }: StreetHouse): boolean => name === 'this one';

/** Houses in a row, their prices above them, and the band that those give to the one in lime. */
const Street = ({ houses, ground, pitch, band, width }: StreetProps) => (
  <>
    <path className="wash bare" d={rect(0, band.high, width, band.low - band.high)} />
    <path className="blue" d={`M0 ${band.high}H${width}M0 ${band.low}H${width}`} />
    <path className="route" d={`M0 ${band.likely}H${width}`} />
    {houses.map((house) => (
      <Elevation key={house.name} house={house} ground={ground} pitch={pitch} />
    ))}
    <path className="wall" d={`M0 ${ground}H${width}`} />
    <g className="dimension">
      {houses.map(({ name, x, width: wide }) => (
        <text key={name} x={x + wide / 2} y={ground + 40} textAnchor="middle">
          {name}
        </text>
      ))}
      <path
        d={houses
          .map(
            ({ x, width: wide }) => `M${x} ${ground + 18}h${wide}M${x} ${ground + 12}v12M${x + wide} ${ground + 12}v12`,
          )
          .join('')}
      />
      <path
        d={houses
          .filter(isSubject)
          .map((house) => ({ x: house.x - 12, top: roofTop(house, ground, pitch) }))
          .map(({ x, top }) => `M${x} ${top}V${ground}M${x - 6} ${top}h12`)
          .join('')}
      />
    </g>
    <Prices>
      {[...houses]
        .sort((one, other) => Number(isSubject(one)) - Number(isSubject(other)))
        .map((house) => (
          <Price key={house.name} house={house} top={roofTop(house, ground, pitch)} />
        ))}
    </Prices>
  </>
);

/** How far a house's price stands above its roof. */
const Price = ({ house, top }: { house: StreetHouse; top: number }) => {
  const x = house.x + house.width / 2;
  return (
    <g>
      <path className="blue" d={`M${x} ${top}V${house.price}`} />
      {isSubject(house) ? <Done x={x} y={house.price} /> : <path className="stop" d={circle(x, house.price, 6)} />}
    </g>
  );
};

const settle = keyframes`from { opacity: 0; transform: translateY(24px); }`;

/** The neighbours' first, then the one that they are for. */
const Prices = styled.g`
  ${media.motion} {
    & > g {
      animation: ${settle} 280ms ease-out backwards;
    }
    ${[1, 2, 3, 4, 5, 6, 7].map((place) => `& > :nth-child(${place}) { animation-delay: ${100 + place * 150}ms; }`).join('')}
  }
`;

const Elevation = ({ house, ground, pitch }: { house: StreetHouse; ground: number; pitch: number }) => {
  const { x, width, height, roof } = house;
  const eaves = ground - height;
  const top = roofTop(house, ground, pitch);
  const outline = {
    gable: `M${x} ${ground}V${eaves}L${x + width / 2} ${top}L${x + width} ${eaves}V${ground}z`,
    hip: `M${x} ${ground}V${eaves}L${x + width * 0.2} ${top}H${x + width * 0.8}L${x + width} ${eaves}V${ground}z`,
    flat: `M${x} ${ground}V${top}H${x + width}V${ground}z`,
  }[roof];
  const rows = Math.max(1, Math.floor(height / 52));
  const columns = width > 100 ? 3 : 2;
  const pace = width / columns;
  const openings = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const left = x + (column + 0.5) * pace;
    return row === rows - 1 && column === columns - 1 ? '' : rect(round(left - 9), eaves + 16 + row * 50, 18, 24);
  }).join('');
  const door = round(x + (columns - 0.5) * pace);
  const subject = isSubject(house);
  return (
    <>
      <path className={subject ? 'lime wall' : 'card'} d={outline} />
      <path className={subject ? 'on-lime' : undefined} d={`M${x} ${eaves}H${x + width}${openings}`} />
      <path
        className={subject ? 'on-lime' : 'blue'}
        d={`M${door - 11} ${ground}V${ground - 36}H${door + 11}V${ground}`}
      />
    </>
  );
};

const ValuedStreetWide = (props: { className?: string }) => (
  <Sheet width={960} height={420} {...props}>
    <Street
      {...{ ground: 360, pitch: 46, width: 960, band: { high: 62, likely: 90, low: 122 } }}
      houses={[
        { name: 'older', x: 24, width: 104, height: 84, roof: 'gable', price: 138 },
        { name: 'same plan', x: 156, width: 96, height: 104, roof: 'gable', price: 96 },
        { name: 'larger', x: 280, width: 132, height: 120, roof: 'hip', price: 44 },
        { name: 'this one', x: 440, width: 104, height: 108, roof: 'gable', price: 90 },
        { name: 'no garden', x: 572, width: 88, height: 112, roof: 'flat', price: 116 },
        { name: 'sold lately', x: 688, width: 100, height: 104, roof: 'hip', price: 78 },
        { name: 'corner plot', x: 816, width: 84, height: 64, roof: 'gable', price: 150 },
      ]}
    />
    <g className="dimension">
      <text x="956" y="54" textAnchor="end">
        high
      </text>
      <text x="956" y="84" textAnchor="end">
        likely
      </text>
      <text x="956" y="140" textAnchor="end">
        low
      </text>
    </g>
  </Sheet>
);

const ValuedStreetNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={400} {...props}>
    <Street
      {...{ ground: 346, pitch: 38, width: 328, band: { high: 60, likely: 90, low: 122 } }}
      houses={[
        { name: 'older', x: 4, width: 66, height: 78, roof: 'gable', price: 140 },
        { name: 'larger', x: 82, width: 74, height: 122, roof: 'hip', price: 46 },
        { name: 'this one', x: 182, width: 68, height: 100, roof: 'gable', price: 90 },
        { name: 'corner', x: 262, width: 62, height: 104, roof: 'flat', price: 112 },
      ]}
    />
    <g className="dimension">
      <text x="0" y="52">
        high
      </text>
      <text x="0" y="84">
        likely
      </text>
      <text x="54" y="140">
        low
      </text>
    </g>
  </Sheet>
);

/** Moment of listing and valuation: a house measured and valued against its neighbours. */
export const ValuedStreet = compositions(ValuedStreetWide, ValuedStreetNarrow, 'tablet');
