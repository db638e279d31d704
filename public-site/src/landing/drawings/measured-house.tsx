import { axonometry, Block, CutWall, type Axonometry, type Point } from './axonometry';
import { compositions } from './compositions';
import { Leader } from './leader';
import { Sheet } from './sheet';

const plot = { width: 270, depth: 220 } as const;
const house = { x: 46, y: 44, width: 176, depth: 116 } as const;
const right = house.x + house.width;
const near = house.y + house.depth;
const middle = house.y + house.depth / 2;
const eaves = 152;
const ridge = 206;
const wall = { height: 20, thickness: 7 } as const;

/** A house on its plot with the roof off, painted from the far corner to the near one. */
const House = ({ view }: { view: Axonometry }) => {
  const alongX = (x: number, y: number, length: number) => (
    <CutWall view={view} at={[x, y, 0]} size={[length, wall.thickness, wall.height]} />
  );
  const alongY = (x: number, y: number, length: number) => (
    <CutWall view={view} at={[x, y, 0]} size={[wall.thickness, length, wall.height]} />
  );
  return (
    <>
      <Plot view={view} />
      <path className="card bare" d={view.floor(house.x, house.y, house.width, house.depth)} />
      <path className="lime bare" d={view.floor(house.x, house.y + 50, 100, house.depth - 50)} />
      {alongX(house.x, house.y, house.width)}
      {alongY(house.x, house.y + wall.thickness, house.depth - wall.thickness)}
      <Block view={view} at={[house.x + 12, house.y + 12, 0]} size={[46, 24, 8]} />
      <Block view={view} at={[house.x + 120, house.y + 10, 0]} size={[44, 14, 13]} />
      {alongX(house.x + wall.thickness, house.y + 46, 36)}
      {alongX(house.x + 70, house.y + 46, 37)}
      {alongY(house.x + 100, house.y + wall.thickness, 24)}
      {alongY(house.x + 100, house.y + 58, 16)}
      <Block view={view} at={[house.x + 22, house.y + 66, 0]} size={[44, 18, 9]} />
      <Block view={view} at={[house.x + 128, house.y + 50, 0]} size={[26, 26, 10]} />
      {alongY(house.x + 100, house.y + 98, 12)}
      {alongY(right - wall.thickness, house.y + wall.thickness, 42)}
      {alongY(right - wall.thickness, house.y + 78, 38)}
      {alongX(house.x, near - wall.thickness, 84)}
      {alongX(house.x + 114, near - wall.thickness, house.width - 114)}
      <Roof view={view} />
      <Sign view={view} />
    </>
  );
};

/** The ground, measured along both of its near sides. */
const Plot = ({ view }: { view: Axonometry }) => {
  const off = 18;
  const stops = [0, house.x, right, plot.width];
  const sideStops = [0, house.y, near, plot.depth];
  return (
    <>
      <path className="wash" d={view.floor(0, 0, plot.width, plot.depth)} />
      <path className="card" d={view.floor(house.x + 84, near, 30, plot.depth - near)} />
      <g className="dimension">
        <path
          d={
            view.open([0, plot.depth + off, 0], [plot.width, plot.depth + off, 0]) +
            stops.map((x) => view.open([x, plot.depth + off - 7, 0], [x, plot.depth + off + 7, 0])).join('') +
            view.open([plot.width + off, 0, 0], [plot.width + off, plot.depth, 0]) +
            sideStops.map((y) => view.open([plot.width + off - 7, y, 0], [plot.width + off + 7, y, 0])).join('')
          }
        />
      </g>
      <Block view={view} at={[4, 4, 0]} size={[262, 10, 14]} />
      <Block view={view} at={[4, 14, 0]} size={[10, 202, 14]} />
    </>
  );
};

const Roof = ({ view }: { view: Axonometry }) => {
  const corners: [number, number][] = [
    [house.x, near],
    [right, near],
    [right, house.y],
  ];
  const tiles = [1, 2, 3].map((row): string => {
    const [y, z] = [near - (row * house.depth) / 8, eaves + (row * (ridge - eaves)) / 4];
    return view.open([house.x, y, z], [right, y, z]);
  });
  return (
    <>
      <path className="dashed" d={corners.map(([x, y]) => view.open([x, y, wall.height], [x, y, eaves])).join('')} />
      <path
        className="wall card"
        d={
          view.closed([right, house.y, eaves], [right, near, eaves], [right, middle, ridge]) +
          view.closed([house.x, near, eaves], [right, near, eaves], [right, middle, ridge], [house.x, middle, ridge])
        }
      />
      <path d={tiles.join('')} />
      <path
        className="blue"
        d={view.closed(
          [right, middle - 10, eaves + 12],
          [right, middle + 10, eaves + 12],
          [right, middle + 10, eaves + 30],
          [right, middle - 10, eaves + 30],
        )}
      />
    </>
  );
};

/** What stands in the front garden while nobody has bought it. */
const Sign = ({ view }: { view: Axonometry }) => (
  <>
    <path className="wall" d={view.open([258, 212, 0], [258, 212, 46])} />
    <path className="card" d={view.closed([258, 212, 44], [258, 180, 44], [258, 180, 18], [258, 212, 18])} />
    <path className="blue" d={view.open([258, 207, 36], [258, 186, 36]) + view.open([258, 207, 27], [258, 194, 27])} />
  </>
);

interface NamesProps {
  view: Axonometry;
  places: readonly { name: string; at: Point; x: number; y: number }[];
}

const Names = ({ view, places }: NamesProps) =>
  places.map(({ name, at, x, y }) => (
    <Leader key={name} from={view.at(at)} x={x} y={y}>
      {name}
    </Leader>
  ));

const roofPoint: Point = [right, middle, ridge];
const roomPoint: Point = [house.x + 22, near - 22, 0];
const plotPoint: Point = [plot.width - 14, 60, 0];

const wide = axonometry(258, 190, 1.2);

const MeasuredHouseWide = (props: { className?: string }) => (
  <Sheet width={600} height={540} {...props}>
    <House view={wide} />
    <Names
      view={wide}
      places={[
        { name: 'roof', at: roofPoint, x: 560, y: 24 },
        { name: 'rooms', at: roomPoint, x: 20, y: 460 },
        { name: 'plot', at: plotPoint, x: 596, y: 470 },
      ]}
    />
  </Sheet>
);

const narrow = axonometry(142, 124, 0.66);

const MeasuredHouseNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={330} {...props}>
    <House view={narrow} />
    <Names
      view={narrow}
      places={[
        { name: 'roof', at: roofPoint, x: 310, y: 30 },
        { name: 'rooms', at: roomPoint, x: 4, y: 290 },
        { name: 'plot', at: plotPoint, x: 326, y: 280 },
      ]}
    />
  </Sheet>
);

/** Hero of listing and valuation: a house with its roof off, everything about it measured. */
export const MeasuredHouse = compositions(MeasuredHouseWide, MeasuredHouseNarrow);
