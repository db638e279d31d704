import { axonometry, Block, CutWall, type Axonometry, type Point } from './axonometry';
import { compositions } from './compositions';
import { Leader } from './leader';
import { Sheet } from './sheet';

/** Height of the table's top. */
const top = 104;
const onSheet: Point = [214, 138, top];
const onRuler: Point = [70, 176, top + 4];
const onRoom: Point = [96, 66, top + 34];

const wide = axonometry(248, 216, 1.2);

const DraftingTableWide = (props: { className?: string }) => (
  <Sheet width={600} height={560} {...props}>
    <Table view={wide} />
    <Leader from={wide.at(onRoom)} x={152} y={36}>
      transformation
    </Leader>
    <Leader from={wide.at(onSheet)} x={560} y={444}>
      transparency
    </Leader>
    <Leader from={wide.at(onRuler)} x={24} y={420}>
      technology
    </Leader>
  </Sheet>
);

const narrow = axonometry(138, 122, 0.64);

const DraftingTableNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={320} {...props}>
    <Table view={narrow} />
    <Leader from={narrow.at(onRoom)} x={52} y={26}>
      transformation
    </Leader>
    <Leader from={narrow.at(onSheet)} x={326} y={264}>
      transparency
    </Leader>
    <Leader from={narrow.at(onRuler)} x={6} y={252}>
      technology
    </Leader>
  </Sheet>
);

/** A sheet with a plan on a table, and the plan's first room that has begun to stand up. */
const Table = ({ view }: { view: Axonometry }) => (
  <>
    {legs.map((at) => (
      <Block key={at.join()} view={view} at={at} size={[9, 9, top - 8]} />
    ))}
    <Block view={view} at={[0, 0, top - 8]} size={[290, 200, 8]} />
    <path className="wash" d={view.floor(24, 16, 240, 144, top)} />
    <path className="wall" d={plan(view)} />
    <path className="blue" d={swing(view)} />
    <RisingRoom view={view} />
    <Ruler view={view} />
    <Cup view={view} at={[272, 22, top]} />
    <path className="blue wall" d={view.open([196, 182, top + 2], [256, 170, top + 2])} />
  </>
);

const legs: Point[] = [
  [6, 6, 0],
  [275, 6, 0],
  [6, 185, 0],
  [275, 185, 0],
];

/** The walls that are only ink yet. */
const plan = (view: Axonometry): string =>
  [
    view.open([144, 28, top], [248, 28, top], [248, 148, top], [40, 148, top], [40, 96, top]),
    view.open([144, 96, top], [144, 112, top]),
    view.open([144, 138, top], [144, 148, top]),
    view.open([144, 88, top], [178, 88, top]),
    view.open([206, 88, top], [248, 88, top]),
  ].join('');

/** The swing of the door that the plan has between its rooms. */
const swing = (view: Axonometry): string =>
  view.open(
    [144, 112, top],
    ...Array.from({ length: 10 }, (_, step): Point => {
      const angle = (step * Math.PI) / 18;
      return [144 + Math.cos(angle) * 26, 112 + Math.sin(angle) * 26, top];
    }),
  );

const wallHeight = 34;

const RisingRoom = ({ view }: { view: Axonometry }) => (
  <>
    <path className="lime bare" d={view.floor(40, 28, 108, 72, top)} />
    <CutWall view={view} at={[40, 28, top]} size={[108, 6, wallHeight]} />
    <CutWall view={view} at={[40, 34, top]} size={[6, 60, wallHeight]} />
    <CutWall view={view} at={[142, 34, top]} size={[6, 18, wallHeight]} />
    <CutWall view={view} at={[142, 78, top]} size={[6, 16, wallHeight]} />
    <CutWall view={view} at={[40, 94, top]} size={[108, 6, wallHeight]} />
    <path
      className="dashed blue"
      d={
        view.open([148, 28, top + wallHeight], [248, 28, top + wallHeight], [248, 88, top + wallHeight]) +
        view.open([248, 28, top], [248, 28, top + wallHeight]) +
        view.open([248, 88, top], [248, 88, top + wallHeight])
      }
    />
  </>
);

const Ruler = ({ view }: { view: Axonometry }) => (
  <>
    <Block view={view} at={[28, 168, top]} size={[150, 16, 4]} />
    <path
      d={Array.from({ length: 14 }, (_, tick) =>
        view.open([38 + tick * 10, 184, top + 4], [38 + tick * 10, tick % 5 ? 179 : 174, top + 4]),
      ).join('')}
    />
  </>
);

/** A cup, round from any side. */
function Cup({ view, at: [x, y, z] }: { view: Axonometry; at: Point }) {
  const ring = (radius: number, height: number) =>
    view.closed(
      ...Array.from({ length: 24 }, (_, index): Point => {
        const angle = (index * Math.PI) / 12;
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z + height];
      }),
    );
  const side = 10 * Math.SQRT1_2;
  return (
    <>
      <path className="card" d={ring(10, 0)} />
      <path
        className="card bare"
        d={view.closed(
          [x + side, y - side, z],
          [x + side, y - side, z + 20],
          [x - side, y + side, z + 20],
          [x - side, y + side, z],
        )}
      />
      <path
        d={
          view.open([x + side, y - side, z], [x + side, y - side, z + 20]) +
          view.open([x - side, y + side, z], [x - side, y + side, z + 20])
        }
      />
      <path className="card" d={ring(10, 20)} />
      <path d={ring(7, 20)} />
    </>
  );
}

/** Hero of About: where everything here begins. */
export const DraftingTable = compositions(DraftingTableWide, DraftingTableNarrow);
