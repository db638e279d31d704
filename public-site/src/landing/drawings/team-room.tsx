import { axonometry, Block, CutWall, type Axonometry, type Point } from './axonometry';
import { compositions } from './compositions';
import { Figure } from './figure';
import { Route } from './fittings';
import { Leader } from './leader';
import { Sheet } from './sheet';

interface RoomProps {
  view: Axonometry;
  /** Distinguishes the route on the page. */
  id: string;
}

const depth = 210;
const width = 270;

/** Your team at six desks, painted from the far corner to the near one; somebody is on the way to the sixth. */
const Room = ({ view, id }: RoomProps) => (
  <>
    <path className="card" d={view.floor(0, 0, width, depth)} />
    <CutWall view={view} at={[0, -6, 0]} size={[width, 6, 76]} />
    <Board view={view} />
    <CutWall view={view} at={[-6, -6, 0]} size={[6, 92, 76]} />
    <Route id={id} d={view.open([-80, 107, 0], [104, 107, 0], [104, 190, 0], [145, 190, 0], [145, 178, 0])} />
    <CutWall view={view} at={[-6, 128, 0]} size={[6, depth - 128, 76]} />
    <path className="door wash" d={view.closed([0, 86, 0], [34, 86, 0], [34, 86, 64], [0, 86, 64])} />
    {desks.map(([x, y]) => (
      <Desk key={`${x}-${y}`} view={view} x={x} y={y} />
    ))}
    <Figure view={view} at={arriving} />
    <Desk view={view} x={40} y={124} />
    <Desk view={view} x={122} y={124} free />
    <Desk view={view} x={204} y={124} />
  </>
);

const arriving: Point = [48, 107, 0];
const desks: [number, number][] = [
  [40, 40],
  [122, 40],
  [204, 40],
];

const Desk = ({ view, x, y, free = false }: { view: Axonometry; x: number; y: number; free?: boolean }) => {
  const screen: Point[] = [
    [x + 10, y + 6, 18],
    [x + 36, y + 6, 18],
    [x + 36, y + 6, 36],
    [x + 10, y + 6, 36],
  ];
  return (
    <>
      <Block view={view} at={[x, y, 0]} size={[46, 26, 15]} className={free ? 'lime on-lime' : 'card'} />
      <path className={free ? 'paper' : 'wash'} d={view.closed(...screen)} />
      <path
        d={view.open([x + 14, y + 6, 30], [x + 26, y + 6, 30]) + view.open([x + 18, y + 6, 25], [x + 32, y + 6, 25])}
      />
      <Block view={view} at={[x + 15, y + 36, 0]} size={[16, 14, 9]} className={free ? 'lime on-lime' : 'card'} />
      {free || <Figure view={view} at={[x + 23, y + 43, 9]} />}
    </>
  );
};

/** The stand-up's board: three columns of notes. */
const Board = ({ view }: { view: Axonometry }) => {
  const note = (x: number, z: number) => view.closed([x, 0, z], [x + 16, 0, z], [x + 16, 0, z + 9], [x, 0, z + 9]);
  return (
    <>
      <path className="wash" d={view.closed([84, 0, 20], [192, 0, 20], [192, 0, 66], [84, 0, 66])} />
      <path d={view.open([120, 0, 20], [120, 0, 66]) + view.open([156, 0, 20], [156, 0, 66])} />
      <path className="card" d={note(94, 50) + note(94, 36) + note(130, 50) + note(166, 50) + note(166, 36)} />
      <path className="stop" d={note(130, 36)} />
    </>
  );
};

const wide = axonometry(262, 140, 1.24);

const TeamRoomWide = (props: { className?: string }) => (
  <Sheet width={600} height={500} {...props}>
    <Room view={wide} id="team-room-route" />
    <Leader from={wide.at([174, 0, 66])} x={540} y={96}>
      your board
    </Leader>
    <Leader from={wide.at([145, 178, 0])} x={70} y={440}>
      the desk that was free
    </Leader>
  </Sheet>
);

const narrow = axonometry(150, 78, 0.62);

const TeamRoomNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={270} {...props}>
    <Room view={narrow} id="team-room-route-narrow" />
    <Leader from={narrow.at([145, 178, 0])} x={4} y={236}>
      the desk that was free
    </Leader>
  </Sheet>
);

/** Hero of the staffing page: the desk that was free. */
export const TeamRoom = compositions(TeamRoomWide, TeamRoomNarrow);
