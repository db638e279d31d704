import { Route, Tree } from './fittings';
import { letteredPlan } from './lettered-plan';
import { circle, rect } from './shapes';

/** Blocks between the streets, with their parcels. */
const blocks = [
  { x: 10, y: 10, width: 160, height: 130 },
  { x: 206, y: 10, width: 200, height: 130 },
  { x: 442, y: 10, width: 148, height: 130 },
  { x: 10, y: 176, width: 160, height: 170 },
  { x: 206, y: 176, width: 200, height: 170 },
  { x: 442, y: 176, width: 148, height: 170 },
  { x: 10, y: 382, width: 160, height: 128 },
  { x: 206, y: 382, width: 200, height: 128 },
  { x: 442, y: 382, width: 148, height: 128 },
] as const;

const park = 6;
const school = 5;

/** Houses as solid shapes, as in a figure-ground plan: two rows to a block, back gardens between them. */
const houses = blocks.flatMap(({ x, y, width, height }, block) => {
  if (block === park || block === school) return [];
  const count = Math.round(width / 48);
  const pace = width / count;
  return Array.from({ length: count }, (_, index) => {
    const depth = 30 + ((block * 3 + index * 5) % 4) * 4;
    const left = x + index * pace + 7;
    const house = { left, breadth: pace - 14, depth };
    return [
      { ...house, top: y + 8, key: `${block}-${index}-north` },
      { ...house, top: y + height - 8 - depth, key: `${block}-${index}-south` },
    ];
  }).flat();
});

const subject = '4-2-north';
const holdings = ['2-1-south', '7-0-north', '8-2-north', '3-0-south'];

const shapes = (keys: readonly string[]) =>
  houses
    .filter(({ key }) => keys.includes(key))
    .map(({ left, top, breadth, depth }) => rect(left, top, breadth, depth))
    .join('');

const others = houses.map(({ key }) => key).filter((key) => key !== subject && !holdings.includes(key));

const parcels = blocks
  .filter((_, block) => block !== park && block !== school)
  .map(({ x, y, width, height }) => {
    const count = Math.round(width / 48);
    const sides = Array.from(
      { length: count - 1 },
      (_, index) => `M${x + ((index + 1) * width) / count} ${y}v${height}`,
    );
    return sides.join('') + `M${x} ${y + height / 2}h${width}`;
  })
  .join('');

const Neighbourhood = ({ id }: { id: string }) => (
  <>
    <path className="card" d={blocks.map(({ x, y, width, height }) => rect(x, y, width, height)).join('')} />
    <path className="faint" d={parcels} />
    <path className="lime" d={rect(306, 176, 50, 85)} />
    <Park />
    <path className="solid bare" fillRule="evenodd" d={`${rect(460, 196, 112, 118)}${rect(492, 226, 80, 58)}`} />
    <path className="solid bare" d={shapes(others)} />
    <path className="stop" d={shapes(holdings)} />
    <path className="wall on-lime" d={shapes([subject])} />
    <path className="blue dashed" d={circle(331, 204, 142)} />
    <Route id={id} d="M331 176V158H612M331 158H-12M424 158V-12" />
    <path className="stop" d={circle(331, 158, 5)} />
  </>
);

const Park = () => (
  <>
    <path d="M10 470C60 440 110 452 170 400M10 484C64 454 118 466 170 414" />
    <Tree x={42} y={414} radius={19} />
    <Tree x={92} y={408} radius={14} />
    <Tree x={52} y={492} radius={13} />
    <Tree x={140} y={484} radius={21} />
    <Tree x={98} y={492} radius={11} />
  </>
);

/** Use cases of listing and valuation: one house, what it is compared with, and where its listing goes. */
export const ComparablesMap = letteredPlan('comparables-map', {
  width: 600,
  height: 520,
  content: Neighbourhood,
  letters: [
    [331, 242],
    [280, 158],
    [540, 158],
    [236, 310],
    [565, 450],
  ],
});
