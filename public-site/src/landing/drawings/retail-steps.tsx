import { Done } from './fittings';
import { outline, print } from './goods';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** One shelf three times: counted by hand, wired to the till, full. */

const boards = rect(2, 56, 190, 6) + rect(2, 118, 190, 6);
const uprights = 'M2 0V130M192 0V130';

export const TalliedShelf = () => (
  <Sheet width={280} height={132}>
    <path className="card" d={outline.tin(12, 56) + outline.tin(72, 56) + outline.tin(132, 56)} />
    <path className="dashed" d={outline.tin(42, 56) + outline.tin(102, 56) + outline.tin(162, 56)} />
    <path className="card" d={outline.jar(12, 118) + outline.jar(80, 118)} />
    <path className="dashed" d={outline.jar(46, 118) + outline.jar(114, 118) + outline.jar(148, 118)} />
    <path className="card" d={boards} />
    <path className="wall" d={uprights} />
    <path className="card" d={`${rect(214, 24, 54, 82)}M232 18h18v12h-18z`} />
    <path className="blue" d="M224 44v14M230 44v14M236 44v14M242 44v14M220 57l26 -12M224 72v14M230 72v14" />
  </Sheet>
);

export const WiredShelf = () => (
  <Sheet width={280} height={132}>
    <path className="card" d={outline.tin(12, 56) + outline.tin(72, 56) + outline.tin(132, 56)} />
    <path className="dashed blue" d={outline.tin(42, 56) + outline.tin(102, 56) + outline.tin(162, 56)} />
    <path className="card" d={outline.jar(12, 118) + outline.jar(80, 118)} />
    <path className="dashed blue" d={outline.jar(46, 118) + outline.jar(114, 118) + outline.jar(148, 118)} />
    <path className="card" d={boards} />
    <path className="wall" d={uprights} />
    <path className="card" d="M216 106V78H268V106zM226 78V58H258V78" />
    <path className="blue" d={rect(232, 63, 20, 10)} />
    <path d="M216 92H268M236 99h12" />
    <path className="route" d="M242 58V42q0 -12 -12 -12H192M242 58V42" />
    <path className="stop" d={circle(192, 30, 4) + circle(192, 90, 4)} />
    <path className="route" d="M216 92H192" />
  </Sheet>
);

export const FullShelf = () => (
  <Sheet width={280} height={132}>
    <path className="card" d={[12, 42, 72, 102, 132, 162].map((x) => outline.tin(x, 56)).join('')} />
    <path d={[12, 42, 72, 102, 132, 162].map((x) => print.tin(x, 56)).join('')} />
    <path className="card" d={[12, 46, 80, 114].map((x) => outline.jar(x, 118)).join('')} />
    <path d={[12, 46, 80, 114].map((x) => print.jar(x, 118)).join('')} />
    <path className="lime" d={outline.jar(148, 118)} />
    <path className="on-lime" d={print.jar(148, 118)} />
    <path className="card" d={boards} />
    <path className="wall" d={uprights} />
    <path className="route" d="M176 98H226" />
    <Done x={242} y={98} />
  </Sheet>
);
