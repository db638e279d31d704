import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** What lies on the table in front of a seat, from above: one object each, its working part in blue. */

export const Laptop = () => (
  <Sheet width={72} height={56}>
    <path className="card" d={rect(10, 6, 52, 30)} />
    <path d="M4 50L10 36H62L68 50zM28 50l2 -6h12l2 6M14 40h44" />
    <path className="blue" d="M17 28l10 -8l8 5l18 -12" />
  </Sheet>
);

export const Phone = () => (
  <Sheet width={72} height={56}>
    <path className="card" d={rect(22, 3, 28, 50)} />
    <path d="M22 10H50M22 45H50M33 49h6" />
    <path className="blue" d="M28 17H44V28H35L31 32V28H28z" />
    <path d="M28 37h16" />
  </Sheet>
);

export const Keys = () => (
  <Sheet width={72} height={56}>
    <path className="blue" d={circle(22, 28, 13) + circle(22, 28, 6)} />
    <path d="M35 25H66V31H35M52 31v8h5v-8M60 31v6h5" />
    <path d="M32 19L56 5l3 5L34 24M50 8l-3 -5" />
  </Sheet>
);

export const Invoice = () => (
  <Sheet width={72} height={56}>
    <path className="card" d={rect(20, 4, 32, 48)} />
    <path d="M26 12h12M26 20h20M26 27h20M26 34h20" />
    <path className="blue" d={rect(36, 40, 10, 7)} />
  </Sheet>
);

export const Contract = () => (
  <Sheet width={72} height={56}>
    <path className="card" d={rect(16, 4, 34, 48)} />
    <path d="M22 13h22M22 20h22M22 27h14" />
    <path className="blue" d="M21 44c4 -9 6 -9 7 -2s5 4 7 -1s5 2 9 0" />
    <path className="card" d="M48 40L62 12l5 3L53 43l-6 4z" />
  </Sheet>
);

export const Toolbox = () => (
  <Sheet width={72} height={56}>
    <path className="card" d={rect(8, 18, 56, 32)} />
    <path d="M26 18V9H46V18M8 30H64" />
    <path className="blue" d={rect(30, 25, 12, 10)} />
    <path d="M16 40h10M46 40h10" />
  </Sheet>
);

export const Chart = () => (
  <Sheet width={72} height={56}>
    <path className="card" d={rect(8, 4, 56, 48)} />
    <path d="M16 44H56M20 44V34h7V44M33 44V27h7V44M46 44V18h7V44" />
    <path className="blue" d="M16 24L30 17L42 14L54 9" />
  </Sheet>
);

export const Headset = () => (
  <Sheet width={72} height={56}>
    <path d="M16 34V26a20 20 0 0 1 40 0v8" />
    <path className="card" d={rect(11, 30, 10, 18) + rect(51, 30, 10, 18)} />
    <path className="blue" d="M56 48v2q0 3 -3 3H42" />
    <path className="stop" d={circle(40, 53, 3)} />
  </Sheet>
);

export const Plan = () => (
  <Sheet width={72} height={56}>
    <path className="card" d={rect(6, 6, 60, 44)} />
    <path d="M14 14H58V42H14zM34 14V24M34 32V42M34 28H58" />
    <path className="blue" d="M34 24h-8A8 8 0 0 0 34 32" />
  </Sheet>
);

export const Cup = () => (
  <Sheet width={72} height={56}>
    <path className="card" d={circle(34, 28, 22)} />
    <path d={circle(34, 28, 14)} />
    <path className="blue" d="M47 23h12q4 0 4 5t-4 5H47" />
    <path d="M27 26q7 -7 13 0" />
  </Sheet>
);

export const Tablet = () => (
  <Sheet width={72} height={56}>
    <path className="card" d={rect(6, 6, 60, 44)} />
    <path d={rect(12, 12, 22, 14) + rect(12, 32, 22, 12)} />
    <path className="blue" d="M40 18l4 4l8 -9M40 38l4 4l8 -9" />
  </Sheet>
);

export const Purse = () => (
  <Sheet width={72} height={56}>
    <path className="card" d={rect(8, 14, 56, 34)} />
    <path d="M8 22H64M8 14L20 6H52L64 14" />
    <path className="blue" d={circle(36, 34, 7)} />
    <path d="M33 34h6" />
  </Sheet>
);
