import { Block, CutWall, type Axonometry, type Point } from './axonometry';
import { Route } from './fittings';

interface ModelProps {
  view: Axonometry;
  /** Distinguishes the route on the page. */
  id: string;
}

/** A house of five rooms cut at the waist, painted from the far corner to the near one. */
export const IndustriesModel = ({ view, id }: ModelProps) => {
  const walls = (...list: Wall[]) =>
    list.map(([at, size]) => <CutWall key={at.join()} view={view} at={at} size={size} />);
  return (
    <>
      <path className="card bare" d={view.floor(0, 0, 347, 247)} />
      <path className="wash bare" d={view.floor(0, 0, 150, 110)} />
      <path className="lime bare" d={view.floor(120, 110, 100, 130)} />
      <Route id={id} d={view.open([-46, 58, 0], [262, 58, 0], [262, 166, 0], [40, 166, 0])} />
      {walls(alongX(0, 0, 157), alongY(0, 7, 33), alongY(0, 76, 34))}
      <Classroom view={view} />
      {walls(alongY(150, 7, 33), alongY(150, 76, 34))}
      <Yard view={view} />
      {walls(alongX(0, 110, 244), alongX(280, 110, 67), alongY(0, 117, 123))}
      <Agency view={view} />
      {walls(alongY(120, 117, 31), alongY(120, 184, 56))}
      <Studio view={view} />
      {walls(alongY(220, 117, 31), alongY(220, 184, 56))}
      <Shop view={view} />
      {walls(alongY(340, 117, 123), alongX(0, 240, 347))}
      <g className="door">
        <path className="swing" d={view.arc(7, 76, 36, -90)} />
        <path className="leaf" d={view.closed([7, 76, 0], [43, 76, 0], [43, 76, 26], [7, 76, 26])} />
      </g>
    </>
  );
};

type Wall = [at: Point, size: Point];

const height = 28;
const thickness = 7;
const alongX = (x: number, y: number, length: number): Wall => [
  [x, y, 0],
  [length, thickness, height],
];
const alongY = (x: number, y: number, length: number): Wall => [
  [x, y, 0],
  [thickness, length, height],
];

const Classroom = ({ view }: { view: Axonometry }) => (
  <>
    <path className="blue" d={view.closed([46, 7, 8], [112, 7, 8], [112, 7, 24], [46, 7, 24])} />
    {[24, 74].flatMap((y) =>
      [34, 70, 106].map((x) => <Block key={`${x}-${y}`} view={view} at={[x, y, 0]} size={[20, 11, 8]} />),
    )}
  </>
);

/** A room still going up: walls as dashed lines, blocks, and the crane with the next one. */
const Yard = ({ view }: { view: Axonometry }) => (
  <>
    <path
      className="dashed"
      d={
        view.closed([157, 0, 0], [347, 0, 0], [347, 0, height], [157, 0, height]) +
        view.open([347, 0, 0], [347, 110, 0], [347, 110, height], [347, 0, height])
      }
    />
    {[0, 1, 2].map((level) => (
      <Block key={level} view={view} at={[226, 12, level * 8]} size={[54 - level * 18, 18, 8]} />
    ))}
    <Block view={view} at={[300, 70, 0]} size={[26, 26, 8]} />
    <Block view={view} at={[308, 10, 0]} size={[24, 24, 6]} />
    <path className="wall" d={view.open([320, 22, 6], [320, 22, 196]) + view.open([346, 22, 180], [176, 22, 180])} />
    <path d={view.open([346, 22, 180], [320, 22, 196], [176, 22, 180])} />
    <path className="blue" d={view.open([196, 22, 180], [196, 22, 126])} />
    <Block view={view} at={[184, 14, 114]} size={[24, 16, 12]} className="lime" />
  </>
);

/** The model of a house, on its table. */
const Agency = ({ view }: { view: Axonometry }) => (
  <>
    <Block view={view} at={[30, 122, 0]} size={[62, 32, 8]} />
    <Block view={view} at={[44, 128, 8]} size={[32, 20, 11]} />
    <path className="card" d={view.closed([76, 128, 19], [76, 148, 19], [76, 138, 32])} />
    <path className="solid" d={view.closed([44, 148, 19], [76, 148, 19], [76, 138, 32], [44, 138, 32])} />
  </>
);

const Studio = ({ view }: { view: Axonometry }) => (
  <>
    <Block view={view} at={[144, 124, 0]} size={[54, 22, 10]} />
    <path className="card" d={view.closed([162, 132, 10], [180, 132, 10], [180, 132, 22], [162, 132, 22])} />
    <Block view={view} at={[180, 200, 0]} size={[14, 14, 7]} />
  </>
);

const Shop = ({ view }: { view: Axonometry }) => (
  <>
    {[186, 214].map((y) => (
      <g key={y}>
        <Block view={view} at={[246, y, 0]} size={[62, 11, 20]} />
        <path d={view.open([246, y + 11, 7], [308, y + 11, 7]) + view.open([246, y + 11, 14], [308, y + 11, 14])} />
      </g>
    ))}
  </>
);
