import { circle, rect } from './shapes';

interface SeatedProps {
  x: number;
  y: number;
  /** Where the person looks. */
  facing?: 'up' | 'down';
  overLime?: boolean;
}

/** A person on a chair, from above: shoulders, head, and the chair's back behind them. */
export function Seated({ x, y, facing = 'up', overLime = false }: SeatedProps) {
  const back = facing === 'up' ? 6 : -6;
  const paper = overLime ? 'lime on-lime' : 'card';
  return (
    <>
      <path className={paper} d={circle(x, y + back, 12)} />
      <ellipse className={overLime ? 'solid on-lime' : 'solid bare'} cx={x} cy={y} rx={15} ry={7} />
      <circle className={paper} cx={x} cy={y - back / 3} r={6} />
    </>
  );
}

/** A chair that waits. */
export const FreeChair = ({ x, y, overLime = false }: Omit<SeatedProps, 'facing'>) => (
  <path className={overLime ? 'dashed on-lime' : 'dashed blue'} d={circle(x, y, 15)} />
);

/** A desk with its screen along the edge away from the chair; (x, y) is its middle. */
export const Desk = ({ x, y, facing = 'up', className = 'card' }: SeatedProps & { className?: string }) => (
  <path
    className={className}
    d={rect(x - 44, y - 22, 88, 44) + rect(x - 18, facing === 'up' ? y - 16 : y + 10, 36, 6)}
  />
);
