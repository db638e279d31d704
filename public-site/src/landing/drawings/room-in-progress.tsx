import { Dimension, Done, Door } from './fittings';
import { rect } from './shapes';
import { Sheet } from './sheet';

/** The same two rooms three times: measured, half built, lived in. */

export const MeasuredRoom = () => (
  <Sheet width={280} height={132}>
    <path className="dashed" d="M2 6H262V108H2zM112 6V108M112 58H170" />
    <path className="faint" d={rect(18, 20, 44, 18) + rect(200, 74, 46, 22)} />
    <Dimension y={124} stops={[2, 112, 262]} />
    <path className="dimension blue" d="M276 6V108M270 6h12M270 108h12" />
  </Sheet>
);

export const HalfBuiltRoom = () => (
  <Sheet width={280} height={132}>
    <path className="wash bare" d={rect(2, 6, 110, 102)} />
    <path className="dashed" d="M112 6H262V108H112M112 58H170" />
    <path className="wall" d="M112 108H2V78M2 38V6H112V38M112 78V108" />
    <Door x={2} y={78} width={40} leaf="e" jamb="n" />
    <path d={rect(58, 18, 44, 18)} />
    <path d="M204 108L224 6M226 108L246 6M208 88h22M212 66h22M216 44h22M220 24h22" />
  </Sheet>
);

export const FinishedRoom = () => (
  <Sheet width={280} height={132}>
    <path className="card bare" d={rect(2, 6, 110, 102)} />
    <path className="lime bare" d={rect(112, 6, 150, 102)} />
    <path className="wall" d="M2 78V108H262V6H2V38M112 6V38M112 78V108" />
    <path className="card" d={rect(34, 3, 50, 6) + rect(160, 3, 60, 6) + rect(259, 36, 6, 44)} />
    <Door x={2} y={78} width={40} leaf="e" jamb="n" />
    <Door x={112} y={78} width={40} leaf="e" jamb="n" overLime />
    <path d={rect(58, 18, 44, 18)} />
    <path className="on-lime" d={rect(204, 78, 46, 20)} />
    <path className="route" d="M-24 58H112" />
    <path className="route over-lime" d="M112 58H168" />
    <Done x={184} y={58} overLime />
  </Sheet>
);
