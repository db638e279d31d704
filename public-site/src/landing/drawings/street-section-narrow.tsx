import { Finding } from './finding';
import { circle } from './shapes';
import { Sheet } from './sheet';
import { AskingOwner, EmptyFlat, OpenEnds, PaperTowers, WaitingLetters } from './street-houses';

/** The same street for a phone, in two stretches. */
export const StreetSectionNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={580} {...props}>
    <g transform="translate(2 250) scale(0.62)">
      <WaitingLetters />
    </g>
    <g transform="translate(172 250) scale(0.62)">
      <EmptyFlat />
    </g>
    <path className="wall" d="M-4 250H332" />
    <g transform="translate(14 470) scale(0.72)">
      <PaperTowers />
    </g>
    <g transform="translate(152 470) scale(0.72)">
      <AskingOwner />
    </g>
    <path className="card" d={circle(132, 430, 13)} />
    <path d="M132 470V426M132 444l7 -7" />
    <path className="wall" d="M-4 470H332" />
    <path d="M50 470V508H92M180 470V508H148M250 470V508H300" />
    <OpenEnds x={120} y={508} />
    <Finding number={1} x={136} y={206} label="waiting" />
    <Finding number={4} x={280} y={50} label="empty" />
    <Finding number={3} x={290} y={276} label="" />
    <text x="262" y="281" textAnchor="end">
      late
    </text>
    <Finding number={2} x={64} y={318} label="retyped" />
    <Finding number={5} x={288} y={356} label="unclear" />
    <Finding number={6} x={120} y={548} label="not connected" to="right" />
  </Sheet>
);
