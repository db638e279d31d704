import { axonometry, Block, type Axonometry, type Point } from './axonometry';
import { compositions } from './compositions';
import { Leader } from './leader';
import { circle } from './shapes';
import { Sheet } from './sheet';

const firstHook: Point = [172, 0, 128];
const sill: Point = [90, 34, 0];

const wide = axonometry(226, 262, 1.24);

const OpenHouseDoorWide = (props: { className?: string }) => (
  <Sheet width={600} height={560} {...props}>
    <Entrance view={wide} />
    <Leader from={wide.at([282, 0, 128])} x={452} y={126}>
      six hooks free
    </Leader>
  </Sheet>
);

const narrow = axonometry(124, 150, 0.68);

const OpenHouseDoorNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={316} {...props}>
    <Entrance view={narrow} />
    <Leader from={narrow.at([282, 0, 128])} x={200} y={50}>
      six hooks free
    </Leader>
  </Sheet>
);

/** A wall with its door open, light on the floor before it, and a row of hooks that nobody uses yet. */
const Entrance = ({ view }: { view: Axonometry }) => (
  <>
    <path className="paper" d={view.floor(0, 0, 300, 176)} />
    <path className="faint" d={boards(view)} />
    <path className="lime bare" d={view.closed([50, 0, 0], [130, 0, 0], [168, 132, 0], [88, 132, 0])} />
    <path className="lime bare" d={view.closed([50, 0, 0], [130, 0, 0], [130, 0, 150], [50, 0, 150])} />
    <path className="on-lime" d={view.open([50, -12, 0], [130, -12, 0])} />
    <path className="card" d={view.closed([50, 0, 0], [50, -12, 0], [50, -12, 150], [50, 0, 150])} />
    <path
      className="card"
      d={view.closed(
        [0, 0, 0],
        [50, 0, 0],
        [50, 0, 150],
        [130, 0, 150],
        [130, 0, 0],
        [300, 0, 0],
        [300, 0, 190],
        [0, 0, 190],
      )}
    />
    <path className="card" d={view.closed([300, 0, 0], [300, -12, 0], [300, -12, 190], [300, 0, 190])} />
    <path className="solid" d={view.floor(0, -12, 300, 12, 190)} />
    <Coats view={view} />
    <g className="door">
      <path className="swing" d={view.arc(50, 0, 80, 0)} />
      <path className="card" d={view.closed([50, 0, 0], [50, 80, 0], [50, 80, 150], [50, 0, 150])} />
      <path d={view.closed([50, 14, 20], [50, 66, 20], [50, 66, 66], [50, 14, 66])} />
      <path d={view.closed([50, 14, 84], [50, 66, 84], [50, 66, 132], [50, 14, 132])} />
    </g>
    <path className="stop" d={dot(view.at([50, 73, 75]), 4)} />
    <path className="route" d={view.open([136, 236, 0], [125, 176, 0], [118, 132, 0])} />
    <path className="route over-lime" d={view.open([118, 132, 0], sill)} />
    <path className="stop over-lime" d={dot(view.at(sill), 5)} />
  </>
);

/** Six hooks on their rail, and a bench with one umbrella under it. */
const Coats = ({ view }: { view: Axonometry }) => (
  <>
    <path d={view.closed([160, 0, 134], [294, 0, 134], [294, 0, 122], [160, 0, 122])} />
    {Array.from({ length: 6 }, (_, hook) => {
      const x = firstHook[0] + hook * 22;
      return <path key={hook} className="blue wall" d={view.open([x, 0, 128], [x, 9, 128], [x, 9, 134])} />;
    })}
    {[164, 270].map((x) => (
      <Block key={x} view={view} at={[x, 6, 0]} size={[6, 24, 30]} />
    ))}
    <Block view={view} at={[158, 4, 30]} size={[126, 28, 6]} />
  </>
);

const boards = (view: Axonometry): string =>
  [25, 50, 75, 100, 125, 150].map((y) => view.open([0, y, 0], [300, y, 0])).join('');

function dot(at: string, radius: number): string {
  const [x = 0, y = 0] = at.split(' ').map(Number);
  return circle(x, y, radius);
}

/** Hero of the careers page. */
export const OpenHouseDoor = compositions(OpenHouseDoorWide, OpenHouseDoorNarrow);
