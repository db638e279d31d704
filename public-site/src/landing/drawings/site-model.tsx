import { Block, type Axonometry, type Point } from './axonometry';
import { Route } from './fittings';

interface SiteModelProps {
  view: Axonometry;
  /** Distinguishes the routes on the page. */
  id: string;
}

const storey = 46;
const width = 200;
const depth = 140;

/** A building site, painted from the far corner to the near one: crane, building, cabin, lorry, hoarding. */
export const SiteModel = ({ view, id }: SiteModelProps) => (
  <>
    <path className="card bare" d={view.floor(-90, -40, 390, 290)} />
    <path className="faint" d={tracks(view)} />
    <path d={view.open([-90, 250, 14], [-90, -40, 14], [300, -40, 14]) + view.open([-90, -40, 0], [-90, -40, 14])} />
    <CraneMast view={view} />
    <Cabin view={view} />
    {[0, 1].map((level) => (
      <Storey key={level} view={view} z={level * storey} />
    ))}
    <path className="blue" d={view.closed([width, 58, 0], [width, 84, 0], [width, 84, 30], [width, 58, 30])} />
    <Block view={view} at={[0, 0, 2 * storey]} size={[width, depth, 7]} className="lime" />
    <Columns view={view} z={2 * storey + 7} />
    <path className="dashed blue" d={nextStoreys(view)} />
    <CraneJib view={view} />
    <Lorry view={view} />
    <Hoarding view={view} />
    <Route id={`${id}-delivery`} d={view.open([214, 300, 0], [214, 214, 0], [166, 214, 0])} />
    <Route id={`${id}-diary`} d={view.open([196, 36, 99], [266, 36, 99], [266, 8, 46])} />
  </>
);

/** Points of the model that a label may name. */
export const sitePlaces = {
  gate: [214, 262, 0],
  storey: [22, 128, 99],
  cabin: [288, 10, 30],
  load: [150, 60, 176],
} satisfies Record<string, Point>;

const tracks = (view: Axonometry) =>
  view.open([204, 250, 0], [204, 226, 0], [-60, 226, 0]) + view.open([228, 250, 0], [228, 202, 0], [-60, 202, 0]);

const Storey = ({ view, z }: { view: Axonometry; z: number }) => {
  const [low, high] = [z + 15, z + 36];
  const front = [14, 51, 88, 125, 162].map((x) =>
    view.closed([x, depth, low], [x + 24, depth, low], [x + 24, depth, high], [x, depth, high]),
  );
  const side = [14, 98].map((y) =>
    view.closed([width, y, low], [width, y + 26, low], [width, y + 26, high], [width, y, high]),
  );
  return (
    <>
      <Block view={view} at={[0, 0, z]} size={[width, depth, storey]} />
      <path d={[...front, ...side].join('')} />
    </>
  );
};

const Columns = ({ view, z }: { view: Axonometry; z: number }) =>
  [8, 67, 126].flatMap((y) =>
    [8, 68, 128, 186].map((x) => <Block key={`${x}-${y}`} view={view} at={[x, y, z]} size={[6, 6, 36]} />),
  );

const nextStoreys = (view: Axonometry) => {
  const [first, second] = [3 * storey, 4 * storey];
  return (
    view.floor(0, 0, width, depth, first) +
    view.floor(0, 0, width, depth, second) +
    view.open([0, depth, first], [0, depth, second]) +
    view.open([width, depth, first], [width, depth, second]) +
    view.open([width, 0, first], [width, 0, second])
  );
};

const mast = { x: -34, y: 60, top: 262 };

const CraneMast = ({ view }: { view: Axonometry }) => {
  const { x, y, top } = mast;
  const steps = Array.from({ length: 20 }, (_, index): Point => [x + (index % 2 ? 12 : 0), y, index * 13]);
  return (
    <>
      <Block view={view} at={[x - 8, y - 10, 0]} size={[28, 20, 6]} />
      <path d={view.open(...steps)} />
      <path className="wall" d={view.open([x, y, 6], [x, y, top]) + view.open([x + 12, y, 6], [x + 12, y, top])} />
    </>
  );
};

const CraneJib = ({ view }: { view: Axonometry }) => {
  const { x, y, top } = mast;
  const end = 226;
  const lattice = Array.from({ length: 24 }, (_, index): Point => [
    x + 12 + index * 9.3,
    y,
    top + (index % 2 ? 0 : 11),
  ]);
  return (
    <>
      <path d={view.open(...lattice) + view.open([x, y, top + 11], [end, y, top])} />
      <path d={view.open([x - 62, y, top], [x + 6, y, top + 40], [110, y, top + 6])} />
      <path className="wall" d={view.open([x - 66, y, top], [end, y, top])} />
      <Block view={view} at={[x - 66, y - 8, top - 22]} size={[22, 16, 20]} />
      <path
        className="blue"
        d={view.open([150, y, top], [150, y, 190]) + view.open([132, y, 176], [150, y, 190], [168, y, 176])}
      />
      <Block view={view} at={[126, y - 14, 166]} size={[48, 28, 10]} />
    </>
  );
};

const Cabin = ({ view }: { view: Axonometry }) => (
  <>
    <Block view={view} at={[240, -24, 0]} size={[48, 34, 30]} />
    <path d={view.closed([246, 10, 10], [260, 10, 10], [260, 10, 22], [246, 10, 22])} />
    <path className="blue" d={view.closed([268, 10, 0], [280, 10, 0], [280, 10, 22], [268, 10, 22])} />
  </>
);

const Lorry = ({ view }: { view: Axonometry }) => (
  <>
    <Block view={view} at={[52, 202, 6]} size={[84, 24, 5]} />
    <Block view={view} at={[58, 204, 11]} size={[52, 20, 7]} />
    <Block view={view} at={[58, 204, 18]} size={[52, 20, 7]} />
    <Block view={view} at={[138, 202, 4]} size={[22, 24, 24]} />
    <path className="blue" d={view.closed([160, 205, 14], [160, 223, 14], [160, 223, 25], [160, 205, 25])} />
    <path
      className="solid"
      d={[62, 78, 148].map((x) => view.closed([x, 226, 0], [x + 10, 226, 0], [x + 10, 226, 6], [x, 226, 6])).join('')}
    />
  </>
);

/** The near fences, with the gate where deliveries come in. */
const Hoarding = ({ view }: { view: Axonometry }) => {
  const panel = (from: Point, to: Point) => view.closed(from, to, [to[0], to[1], 14], [from[0], from[1], 14]);
  return (
    <>
      <path
        className="paper"
        d={
          panel([-90, 250, 0], [196, 250, 0]) +
          panel([236, 250, 0], [300, 250, 0]) +
          panel([300, -40, 0], [300, 250, 0])
        }
      />
      <path
        className="faint"
        d={Array.from({ length: 11 }, (_, index) =>
          view.open([-64 + index * 24, 250, 0], [-64 + index * 24, 250, 14]),
        ).join('')}
      />
      <path
        className="blue wall"
        d={view.open([196, 250, 0], [196, 284, 0]) + view.open([236, 250, 0], [236, 284, 0])}
      />
    </>
  );
};
