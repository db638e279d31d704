import { axonometry, Block, type Point } from './axonometry';
import { letteredPlan } from './lettered-plan';

const view = axonometry(300, 150, 1);

/** Windows in the wall that looks down to the right, and in the one that looks down to the left. */
const rightWindows = ([x, y, z]: Point, depth: number, rows: number, pitch = 24) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.floor(depth / pitch) }, (_unused, column) => {
      const [near, low] = [y + 8 + column * pitch, z + 10 + row * 26];
      return view.closed([x, near, low], [x, near + 10, low], [x, near + 10, low + 14], [x, near, low + 14]);
    }).join(''),
  ).join('');

const leftWindows = ([x, y, z]: Point, width: number, rows: number, pitch = 24) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.floor(width / pitch) }, (_unused, column) => {
      const [left, low] = [x + 8 + column * pitch, z + 10 + row * 26];
      return view.closed([left, y, low], [left + 10, y, low], [left + 10, y, low + 14], [left, y, low + 14]);
    }).join(''),
  ).join('');

/** Five houses on one foundation, painted from the far corner to the near one. */
const Quarter = () => (
  <>
    <Block view={view} at={[-14, -14, -12]} size={[316, 316, 12]} />
    <Tower />
    <Hall />
    <Market />
    <Paths />
    <Glasshouse />
    <Workshop />
  </>
);

/** What everybody of one client needs, stacked. */
const Tower = () => (
  <>
    <Block view={view} at={[0, 0, 0]} size={[84, 84, 120]} />
    <path d={rightWindows([84, 0, 0], 84, 4) + leftWindows([0, 84, 0], 84, 4)} />
  </>
);

/** A hall with a row of doors, one to each hour. */
const Hall = () => (
  <>
    <Block view={view} at={[126, 0, 0]} size={[168, 78, 46]} />
    <path
      className="blue"
      d={[0, 1, 2, 3, 4]
        .map((door) => {
          const x = 138 + door * 31;
          return view.closed([x, 78, 0], [x + 16, 78, 0], [x + 16, 78, 28], [x, 78, 28]);
        })
        .join('')}
    />
    <path d={rightWindows([294, 0, 8], 78, 1)} />
  </>
);

/** A market roof: gables over open stalls. */
const Market = () => (
  <>
    {[0, 1, 2].map((bay) => {
      const y = 126 + bay * 56;
      return (
        <g key={bay}>
          <Block view={view} at={[0, y, 0]} size={[78, 56, 34]} />
          <path
            className="card"
            d={view.closed([0, y + 56, 34], [78, y + 56, 34], [78, y + 28, 58], [0, y + 28, 58])}
          />
          <path className="card" d={view.closed([78, y, 34], [78, y + 56, 34], [78, y + 28, 58])} />
          <path d={view.closed([78, y + 16, 0], [78, y + 40, 0], [78, y + 40, 24], [78, y + 16, 24])} />
        </g>
      );
    })}
  </>
);

/** What one house knows, the next one knows. */
const Paths = () => (
  <path
    className="route"
    d={
      view.open([136, 168, 0], [78, 168, 0]) +
      view.open([136, 140, 0], [104, 140, 0], [104, 60, 0], [84, 60, 0]) +
      view.open([220, 168, 0], [258, 168, 0], [258, 78, 0]) +
      view.open([258, 168, 0], [258, 244, 0])
    }
  />
);

/** The room with the figures, in glass. */
const Glasshouse = () => (
  <>
    <Block view={view} at={[136, 126, 0]} size={[84, 84, 44]} className="lime" />
    <path
      className="on-lime"
      d={
        [1, 2, 3].map((bar) => view.open([136 + bar * 21, 210, 0], [136 + bar * 21, 210, 44])).join('') +
        [1, 2, 3].map((bar) => view.open([220, 126 + bar * 21, 0], [220, 126 + bar * 21, 44])).join('') +
        view.open([136, 210, 22], [220, 210, 22], [220, 126, 22])
      }
    />
  </>
);

/** A long low house that things pass through from end to end. */
const Workshop = () => (
  <>
    <Block view={view} at={[120, 244, 0]} size={[174, 50, 32]} />
    <path d={leftWindows([124, 294, -2], 110, 1, 27)} />
    <path className="blue" d={view.closed([294, 256, 0], [294, 282, 0], [294, 282, 24], [294, 256, 24])} />
  </>
);

const on = (point: Point): [number, number] => {
  const [x = 0, y = 0] = view.at(point).split(' ').map(Number);
  return [x, y];
};

/** Use cases of the web apps: five houses that share a foundation. */
export const WebQuarter = letteredPlan('web-quarter', {
  width: 600,
  height: 480,
  content: Quarter,
  letters: [on([42, 42, 120]), on([210, 38, 46]), on([178, 168, 44]), on([40, 224, 46]), on([207, 269, 32])],
});
