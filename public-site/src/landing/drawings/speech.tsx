import { round } from './shapes';

interface SpeechProps {
  x: number;
  y: number;
  lines: readonly string[];
  /** The side where the tail hangs. */
  tail?: 'left' | 'right';
  /** The software's own words are blue. */
  own?: boolean;
}

const letter = 8.5;
const lineHeight = 18;

/** Something said: a bubble as large as its words. */
export function Speech({ x, y, lines, tail = 'left', own = false }: SpeechProps) {
  const width = round(Math.max(...lines.map(({ length }) => length)) * letter + 24);
  const height = lines.length * lineHeight + 18;
  const lower = tail === 'right' ? `v12l-12 -12H${x}` : `H${x + 12}l-12 12`;
  return (
    <>
      <path className={own ? 'card blue' : 'card'} d={`M${x} ${y}h${width}v${height}${lower}z`} />
      {lines.map((line, index) => (
        <text key={line} x={x + 12} y={y + 22 + index * lineHeight}>
          {line}
        </text>
      ))}
    </>
  );
}
