import { axonometry, Block, CutWall, type Axonometry, type Point } from './axonometry';
import { compositions } from './compositions';
import { Route } from './fittings';
import { Leader } from './leader';
import { circle } from './shapes';
import { Sheet } from './sheet';

const width = 190;
const depth = 128;
const slab = 5;
const lift = 126;
const shaft: Point = [116, 98, 0];

interface HouseProps {
  view: Axonometry;
  /** Distinguishes the routes on the page. */
  id: string;
}

/** Three floors lifted apart, painted from the lowest to the highest; a request rises through all of them. */
const House = ({ view, id }: HouseProps) => {
  const [x, y] = shaft;
  const rise = (level: number) => view.open([x, y, level * lift + slab], [x, y, (level + 1) * lift + slab]);
  return (
    <>
      <Floor view={view} level={0} />
      <Counter view={view} />
      <Route id={`${id}-in`} d={view.open([x, depth + 56, slab], [x, y, slab])} />
      <Corners view={view} level={0} />
      <Route id={`${id}-first`} d={rise(0)} />
      <Floor view={view} level={1} />
      <Workrooms view={view} z={lift + slab} />
      <Corners view={view} level={1} />
      <Route id={`${id}-second`} d={rise(1)} />
      <Floor view={view} level={2} lime />
      <BoardRoom view={view} z={2 * lift + slab} />
    </>
  );
};

/** A slab with its two far walls, cut at the waist, and the well that the stairs take. */
const Floor = ({ view, level, lime = false }: { view: Axonometry; level: number; lime?: boolean }) => {
  const z = level * lift;
  const [x, y] = shaft;
  return (
    <>
      <Block view={view} at={[0, 0, z]} size={[width, depth, slab]} className={lime ? 'lime' : 'card'} />
      <CutWall view={view} at={[0, 0, z + slab]} size={[width, 6, 34]} />
      <CutWall view={view} at={[0, 6, z + slab]} size={[6, depth - 6, 34]} />
      <path className={lime ? 'on-lime' : 'wash'} d={view.floor(x - 14, y - 14, 28, 28, z + slab)} />
    </>
  );
};

/** Where the next floor was lifted from. */
const Corners = ({ view, level }: { view: Axonometry; level: number }) => (
  <path
    className="dashed"
    d={[
      [width, depth],
      [width, 0],
      [0, depth],
    ]
      .map(([x = 0, y = 0]) => view.open([x, y, level * lift + slab], [x, y, (level + 1) * lift]))
      .join('')}
  />
);

/** Ground floor: a counter and its queue. */
const Counter = ({ view }: { view: Axonometry }) => (
  <>
    <Block view={view} at={[52, 34, slab]} size={[84, 14, 16]} />
    <Block view={view} at={[122, 20, slab]} size={[14, 14, 16]} />
    {[0, 1, 2].map((seat) => (
      <Block key={seat} view={view} at={[20, 60 + seat * 19, slab]} size={[12, 12, 8]} />
    ))}
  </>
);

/** First floor: a workshop and an office with a wall between them. */
const Workrooms = ({ view, z }: { view: Axonometry; z: number }) => (
  <>
    <Block view={view} at={[16, 16, z]} size={[58, 16, 14]} />
    <Block view={view} at={[22, 18, z + 14]} size={[16, 12, 8]} />
    <CutWall view={view} at={[88, 6, z]} size={[5, 40, 34]} />
    {[104, 146].map((x) => (
      <g key={x}>
        <Block view={view} at={[x, 18, z]} size={[34, 16, 12]} />
        <path
          className="card"
          d={view.closed([x + 8, 22, z + 12], [x + 26, 22, z + 12], [x + 26, 22, z + 24], [x + 8, 22, z + 24])}
        />
      </g>
    ))}
    <Block view={view} at={[16, 66, z]} size={[16, 44, 18]} />
    <CutWall view={view} at={[88, 86, z]} size={[5, 42, 34]} />
  </>
);

/** Top floor: the board on the wall, a lamp for each room of the house, and a table in front of it. */
const BoardRoom = ({ view, z }: { view: Axonometry; z: number }) => (
  <>
    <path className="card" d={view.closed([24, 6, z + 2], [164, 6, z + 2], [164, 6, z + 46], [24, 6, z + 46])} />
    <path
      className="stop"
      d={[0, 1, 2]
        .flatMap((row) => [0, 1, 2, 3, 4, 5].map((column) => lamp(view, [36 + column * 23, 6, z + 38 - row * 14])))
        .join('')}
    />
    <Block view={view} at={[26, 38, z]} size={[70, 30, 12]} />
  </>
);

const lamp = (view: Axonometry, at: Point) => {
  const [x = 0, y = 0] = view.at(at).split(' ').map(Number);
  return circle(x, y, 3.2);
};

interface NamesProps {
  view: Axonometry;
  /** Where the lines end. */
  x: number;
}

const Names = ({ view, x }: NamesProps) =>
  ['requests', 'jobs', 'board'].map((name, level) => {
    const from = view.at([width, depth * 0.3, level * lift + slab]);
    return (
      <Leader key={name} from={from} x={x} y={Number(from.split(' ')[1]) - 14}>
        {name}
      </Leader>
    );
  });

const wide = axonometry(196, 366, 1.2);

const ExplodedFloorsWide = (props: { className?: string }) => (
  <Sheet width={600} height={560} {...props}>
    <House view={wide} id="floors" />
    <Names view={wide} x={596} />
  </Sheet>
);

const narrow = axonometry(104, 264, 0.86);

const ExplodedFloorsNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={404} {...props}>
    <House view={narrow} id="floors-narrow" />
    <Names view={narrow} x={326} />
  </Sheet>
);

/** Hero of the management apps: a request comes in below, passes the workrooms, and shows on the board at the top. */
export const ExplodedFloors = compositions(ExplodedFloorsWide, ExplodedFloorsNarrow);
