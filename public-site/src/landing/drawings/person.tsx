/** A person standing, seen from the front; (x, y) is between the feet. */
export const Person = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="card" d="M-13 0V-46L-19 -50L-13 -86Q0 -96 13 -86L19 -50L13 -46V0zM0 -42V0" />
    <circle className="solid bare" cy={-106} r={12} />
  </g>
);
