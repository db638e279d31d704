import styled, { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import { compositions } from './compositions';
import { outline, pitch, print, type Kind } from './goods';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

interface Stock {
  kind: Kind;
  count: number;
  /** Places that were bought empty, from the left, in the order of their refill. */
  sold?: readonly number[];
}

/** Shelves from top to bottom, their bays from left to right. A phone shows two bays. */
const shelves: readonly (readonly Stock[])[] = [
  [
    { kind: 'packet', count: 4 },
    { kind: 'bottle', count: 6, sold: [3, 4, 5] },
    { kind: 'bag', count: 4 },
  ],
  [
    { kind: 'jar', count: 5, sold: [1, 2] },
    { kind: 'tin', count: 5 },
    { kind: 'carton', count: 5, sold: [3, 4] },
  ],
  [
    { kind: 'carton', count: 5 },
    { kind: 'packet', count: 4, sold: [2] },
    { kind: 'jar', count: 5 },
  ],
  [
    { kind: 'bottle', count: 6, sold: [0, 1] },
    { kind: 'bag', count: 4 },
    { kind: 'tin', count: 6, sold: [4, 5] },
  ],
];

const bay = { width: 190, height: 84, inset: 10 };

const arrive = keyframes`from { opacity: 0; transform: translateY(-16px); }`;
const refills = 6;

const Restocking = styled(Sheet)`
  ${media.motion} {
    .refill {
      animation: ${arrive} 320ms ease-out backwards;
    }
    ${Array.from(
      { length: refills },
      (_, index) => css`
        .refill-${index} {
          animation-delay: ${300 + index * 340}ms;
        }
      `,
    )}
  }
`;

interface ShelfProps {
  left: number;
  top: number;
  bays: number;
}

function Shelf({ left, top, bays }: ShelfProps) {
  const stock = shelves.flatMap((shelf, row) =>
    shelf.slice(0, bays).map((goods, column) => ({
      ...goods,
      x: left + column * bay.width + bay.inset,
      y: top + (row + 1) * bay.height - 8,
    })),
  );
  const bought = stock.filter(({ sold }) => sold);
  const width = bays * bay.width;
  const height = shelves.length * bay.height;
  return (
    <>
      <path className="paper bare" d={rect(left, top - 12, width, height + 12)} />
      {stock.map((goods) => (
        <Goods key={`${goods.x}-${goods.y}`} {...goods} />
      ))}
      {bought.map((goods, index) => (
        <g key={`${goods.x}-${goods.y}`} className={`refill refill-${index}`}>
          <Refill {...goods} latest={index === bought.length - 1} />
        </g>
      ))}
      <path
        className="wall"
        d={Array.from(
          { length: bays + 1 },
          (_, index) => `M${left + index * bay.width} ${top - 16}v${height + 28}`,
        ).join('')}
      />
      <path
        className="card"
        d={shelves.map((_, row) => rect(left, top + (row + 1) * bay.height - 8, width, 8)).join('')}
      />
    </>
  );
}

type PlacedStock = Stock & { x: number; y: number };

const places = ({ kind, x, y }: PlacedStock, indexes: readonly number[], draw: typeof outline) =>
  indexes.map((index) => draw[kind](x + index * pitch[kind], y)).join('');

/** What nobody has bought yet, and the outline of what somebody did. */
const Goods = (stock: PlacedStock) => {
  const { count, sold = [] } = stock;
  const left = Array.from({ length: count }, (_, index) => index).filter((index) => !sold.includes(index));
  return (
    <>
      <path className="card" d={places(stock, left, outline)} />
      <path d={places(stock, left, print)} />
      <path className="dashed blue" d={places(stock, sold, outline)} />
    </>
  );
};

const Refill = ({ latest, ...stock }: PlacedStock & { latest: boolean }) => (
  <>
    <path className={latest ? 'lime' : 'wash blue'} d={places(stock, stock.sold ?? [], outline)} />
    <path className={latest ? 'on-lime' : 'blue'} d={places(stock, stock.sold ?? [], print)} />
  </>
);

const RestockingShelfWide = (props: { className?: string }) => (
  <Restocking width={860} height={400} {...props}>
    <Receipt x={0} y={96} />
    <Shelf left={144} top={44} bays={3} />
    <Crate x={764} y={332} />
    <path className="route" d="M92 150H138M758 340H722" />
    <path className="blue" d="M130 145l8 5l-8 5M730 335l-8 5l8 5" />
    <path className="wall" d="M120 392H860" />
    <text x="0" y="84">
      sold
    </text>
    <text x="764" y="282">
      on its way
    </text>
  </Restocking>
);

const RestockingShelfNarrow = (props: { className?: string }) => (
  <Restocking width={384} height={500} {...props}>
    <Shelf left={2} top={20} bays={2} />
    <path className="wall" d="M0 488H384" />
    <g transform="translate(40 392) scale(0.7)">
      <Receipt x={0} y={0} />
    </g>
    <Crate x={262} y={426} />
    <path className="route" d="M110 440H254" />
    <path className="blue" d="M246 435l8 5l-8 5" />
  </Restocking>
);

/** What the till printed. */
const Receipt = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="card" d="M4 0H84V108l-8 -7l-8 7l-8 -7l-8 7l-8 -7l-8 7l-8 -7l-8 7l-8 -7l-8 7z" />
    <path d="M16 18H44M60 18H72M16 34H52M60 34H72M16 50H38M60 50H72" />
    <path className="blue wall" d="M16 72H40M56 72H72" />
  </g>
);

/** The next delivery, packed for this shelf. */
const Crate = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="card" d={outline.bottle(10, 22) + outline.bottle(38, 22) + outline.jar(62, 22)} />
    <path className="card" d={rect(0, 6, 96, 54)} />
    <path d="M0 24H96M0 42H96M12 6v54M84 6v54" />
    <path className="stop" d={circle(48, 33, 5)} />
  </g>
);

/** Moment of the retail page: a shelf that fills its own gaps. */
export const RestockingShelf = compositions(RestockingShelfWide, RestockingShelfNarrow, 'tablet');
