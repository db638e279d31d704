import { Block, type Axonometry, type Point } from './axonometry';
import { circle } from './shapes';

interface KioskStageProps {
  view: Axonometry;
  /** From the pegged plot to the open shutter. */
  stage: 1 | 2 | 3 | 4;
}

/** A kiosk on its plot: pegged out, framed, boarded, open. */
export const KioskStage = ({ view, stage }: KioskStageProps) => (
  <>
    <path className="card" d={view.floor(-16, -16, 132, 140)} />
    {stage === 1 && <Pegs view={view} />}
    {stage > 1 && <Block view={view} at={[0, 0, 0]} size={[100, 80, 6]} />}
    {stage === 2 && <Frame view={view} />}
    {stage > 2 && <Hull view={view} open={stage === 4} />}
    {stage === 4 && <Awning view={view} />}
  </>
);

const corners: [number, number][] = [
  [0, 0],
  [100, 0],
  [100, 80],
  [0, 80],
];
const beams = 62;

const upright = (view: Axonometry, from: number, to: number): string =>
  corners.map(([x, y]) => view.open([x, y, from], [x, y, to])).join('');

const Pegs = ({ view }: { view: Axonometry }) => (
  <>
    <path className="dashed blue" d={view.floor(0, 0, 100, 80, 8)} />
    <path className="wall" d={upright(view, 0, 14)} />
    <path d={view.open([40, 0, 0], [40, 80, 0]) + view.open([40, 44, 0], [100, 44, 0])} />
  </>
);

const Frame = ({ view }: { view: Axonometry }) => (
  <>
    <path className="dashed" d={view.floor(0, 0, 100, 80, beams)} />
    <path className="wall" d={upright(view, 6, beams)} />
    <path
      d={
        view.open([0, 80, 6], [26, 80, beams]) +
        view.open([100, 0, 6], [100, 26, beams]) +
        view.open([0, 80, 34], [100, 80, 34]) +
        view.open([100, 0, 34], [100, 80, 34])
      }
    />
    <Block view={view} at={[8, 92, 0]} size={[56, 16, 6]} />
    <Block view={view} at={[14, 94, 6]} size={[44, 12, 5]} />
  </>
);

const face = (x: number, from: number, to: number, width: number, height: number): Point[] => [
  [x, width, from],
  [x, height, from],
  [x, height, to],
  [x, width, to],
];

const Hull = ({ view, open }: { view: Axonometry; open: boolean }) => {
  const boards = [20, 34, 48].map((z) => view.open([0, 80, z], [100, 80, z]) + view.open([100, 80, z], [100, 0, z]));
  return (
    <>
      <Block view={view} at={[0, 0, 6]} size={[100, 80, beams - 6]} />
      <path className="faint" d={boards.join('')} />
      <path
        className={open ? 'wash' : 'paper'}
        d={view.closed([14, 80, 26], [86, 80, 26], [86, 80, 54], [14, 80, 54])}
      />
      <path className={open ? 'door wash' : 'dashed blue'} d={view.closed(...face(100, 6, 52, 22, 48))} />
      {open ? (
        <Block view={view} at={[-6, -6, beams]} size={[112, 92, 6]} />
      ) : (
        <path className="dashed" d={view.floor(-6, -6, 112, 92, beams + 6)} />
      )}
    </>
  );
};

/** The shutter is up, the counter out, and there is somebody behind it. */
const Awning = ({ view }: { view: Axonometry }) => {
  const [headX = 0, headY = 0] = view.at([34, 80, 42]).split(' ').map(Number);
  return (
    <>
      <path className="solid bare" d={circle(headX, headY, 4)} />
      <path className="wall" d={view.open([34, 80, 37], [34, 80, 29])} />
      <Block view={view} at={[10, 80, 22]} size={[80, 10, 5]} />
      <path className="lime on-lime" d={view.closed([8, 80, 58], [92, 80, 58], [92, 106, 47], [8, 106, 47])} />
      <path className="on-lime" d={[22, 36, 50, 64, 78].map((x) => view.open([x, 80, 58], [x, 106, 47])).join('')} />
    </>
  );
};
