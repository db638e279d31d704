import { Done } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** The pipes as they are: one leaks, one ends in the wall, and somebody looks closely. */
export const LeakingPipes = () => (
  <Sheet width={280} height={132}>
    <path d="M4 22H168M4 34H156V70M168 22V70M4 84H88M4 96H88M88 78v24M96 78v24" />
    <path className="card" d={rect(52, 18, 8, 20) + rect(40, 80, 8, 20)} />
    <path className="blue" d="M162 78v6M162 92v6M162 106v6M152 122h20" />
    <path className="lime" d={circle(214, 58, 34)} />
    <path className="wall on-lime" d={circle(214, 58, 34)} />
    <path className="on-lime" d="M202 28V46l8 5l-10 6l8 6V88M226 26V90M194 62l-4 8a4 4 0 0 0 8 0zM190 44l-3 6" />
    <path className="wall" d="M239 83L268 112" />
  </Sheet>
);

/** Post that sorts itself at three desks where nobody has to sit. */
export const SelfSorting = () => (
  <Sheet width={280} height={132}>
    <path className="wall" d="M4 112H276" />
    <path
      className="card"
      d={[40, 108, 176].map((x) => rect(x, 80, 48, 8) + rect(x + 4, 88, 5, 24) + rect(x + 39, 88, 5, 24)).join('')}
    />
    <path className="card" d={[52, 120, 188].map((x) => rect(x, 62, 24, 17)).join('')} />
    <path d={[52, 120, 188].map((x) => `M${x} 62l12 9l12 -9`).join('')} />
    <path className="route" d="M4 70H40M64 60C68 22 128 22 132 60C136 22 196 22 200 60C204 40 220 32 232 34" />
    <path className="stop" d={circle(64, 58, 4) + circle(132, 58, 4) + circle(200, 58, 4)} />
    <path className="lime bare" d={rect(232, 12, 44, 44)} />
    <Done x={254} y={34} overLime />
  </Sheet>
);

/** Month by month the same spend, and more for it. */
export const BetterMonths = () => (
  <Sheet width={280} height={132}>
    <path className="wall" d="M4 116H276" />
    <path
      className="card"
      d={rect(22, 84, 30, 32) + rect(74, 72, 30, 44) + rect(126, 64, 30, 52) + rect(178, 46, 30, 70)}
    />
    <path className="lime" d={rect(230, 22, 30, 94)} />
    <path className="blue" d="M22 98H260" />
    <path className="route" d="M37 76L89 64L141 56L193 38L245 14" />
    <path
      className="stop"
      d={circle(37, 76, 4) + circle(89, 64, 4) + circle(141, 56, 4) + circle(193, 38, 4) + circle(245, 14, 4)}
    />
  </Sheet>
);
