import { rect, round } from './shapes';

interface LedgerPageProps {
  width: number;
  rows: number;
  /** Height of a row. */
  pitch: number;
}

const firstTouch = ['search', 'email', 'phone', 'events', 'search', 'social'];
const sold = [0, 2, 3, 5];

/** The page where every channel ends: who came, through what, and whether it sold. Its corner is at (0, 0). */
export const LedgerPage = ({ width, rows, pitch }: LedgerPageProps) => {
  const [touch, result] = [round(width * 0.3), round(width * 0.78)];
  const lines = Array.from({ length: rows }, (_, index) => 44 + pitch * index);
  return (
    <>
      <path className="lime" d={rect(0, 0, width, 44 + pitch * rows + 8)} />
      <path className="on-lime wall" d={`M0 44H${width}`} />
      <path
        className="on-lime"
        d={`${lines
          .slice(1)
          .map((y) => `M0 ${y}H${width}`)
          .join('')}M${touch} 0V${44 + pitch * rows + 8}M${result} 0V${44 + pitch * rows + 8}`}
      />
      <text className="on-lime-text" x="12" y="27">
        who
      </text>
      <text className="on-lime-text" x={touch + 12} y="27">
        came by
      </text>
      <text className="on-lime-text" x={result + 10} y="27">
        sold
      </text>
      {lines.map((y, index) => (
        <g key={y}>
          <path
            className="on-lime"
            d={`M12 ${y + pitch / 2 - 3}h${round(touch * (index % 2 ? 0.5 : 0.66))}M12 ${y + pitch / 2 + 5}h${round(touch * 0.4)}`}
          />
          <text className="on-lime-text" x={touch + 12} y={y + pitch / 2 + 4}>
            {firstTouch[index]}
          </text>
          {sold.includes(index) ? (
            <path className="wall over-lime" d={`M${result + 20} ${y + pitch / 2}l6 7l12 -14`} />
          ) : (
            <path className="on-lime" d={`M${result + 20} ${y + pitch / 2}h16`} />
          )}
        </g>
      ))}
    </>
  );
};
