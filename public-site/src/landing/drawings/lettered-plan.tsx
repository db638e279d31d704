import type { ComponentType } from 'react';
import { compositions } from './compositions';
import { RoomLetter } from './room-letter';
import { Sheet } from './sheet';

interface LetteredPlanProps {
  width: number;
  height: number;
  /** What is drawn, without its letters. The `id` distinguishes its routes on the page. */
  content: ComponentType<{ id: string }>;
  /** Centres of the letters, from a on. */
  letters: readonly (readonly [x: number, y: number])[];
}

/** A plan of 600 units with its letters, which grow on narrow screens so that they stay readable. */
export function letteredPlan(name: string, { width, height, content: Content, letters }: LetteredPlanProps) {
  const drawn = (id: string, scale: number) =>
    function LetteredPlan(props: { className?: string }) {
      return (
        <Sheet width={width} height={height} {...props}>
          <Content id={id} />
          {letters.map(([x, y], index) => (
            <g key={`${x}-${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
              <RoomLetter x={0} y={0}>
                {String.fromCharCode('a'.charCodeAt(0) + index)}
              </RoomLetter>
            </g>
          ))}
        </Sheet>
      );
    };
  return compositions(drawn(name, 1.15), drawn(`${name}-narrow`, 1.8), 'tablet');
}
