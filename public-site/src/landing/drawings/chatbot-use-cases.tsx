import { Done, Door } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

const bubble = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}H${x + 12}l-12 12z`;

/** A visitor steps in; the answer is already on the mat. */
export const VisitorGreeted = () => (
  <Sheet width={280} height={170}>
    <path className="lime bare" d={rect(96, 20, 182, 132)} />
    <path className="wall" d="M96 116V152H278V20H96V60" />
    <path className="card" d={rect(144, 17, 84, 6)} />
    <Door x={96} y={116} width={56} leaf="e" jamb="n" overLime />
    <path className="card" d={circle(42, 88, 13)} />
    <path className="solid bare" d={circle(42, 88, 6)} />
    <path className="route" d="M58 88H96" />
    <path className="route over-lime" d="M96 88H168" />
    <path className="card on-lime" d={bubble(178, 58, 76, 46)} />
    <path d="M192 74h48M192 88h30" />
    <text x="42" y="128" textAnchor="middle">
      asks
    </text>
  </Sheet>
);

/** Three doors with a question each. Whoever is through the last one is worth a call. */
export const ThreeQuestions = () => (
  <Sheet width={280} height={170}>
    <path className="lime bare" d={rect(216, 34, 62, 112)} />
    <path className="wall" d="M24 34H278V146H24M72 34V68M72 112V146M144 34V68M144 112V146M216 34V68M216 112V146" />
    {[72, 144].map((x) => (
      <Door key={x} x={x} y={112} width={44} leaf="e" jamb="n" />
    ))}
    <path className="route" d="M6 90H216" />
    <path className="route over-lime" d="M216 90H231" />
    <path className="stop" d={circle(6, 90, 4)} />
    <Done x={247} y={90} overLime />
    {['when', 'what', 'how'].map((question, index) => (
      <text key={question} x={72 + index * 72} y={22} textAnchor="middle">
        {question}
      </text>
    ))}
  </Sheet>
);

/** A week on the wall, and the hour that suits both. */
export const SharedDiary = () => (
  <Sheet width={280} height={170}>
    <path className="card" d={bubble(4, 42, 78, 48)} />
    <path d="M18 58h50M18 73h32" />
    <path className="card" d={rect(120, 12, 158, 146)} />
    <path d="M120 40h158M151.6 12v146M183.2 12v146M214.8 12v146M246.4 12v146" />
    <path className="faint" d="M120 70h158M120 99h158M120 128h158" />
    <path className="wash" d={rect(120, 40, 31.6, 59) + rect(183.2, 70, 31.6, 58) + rect(246.4, 99, 31.6, 59)} />
    <path className="lime" d={rect(214.8, 70, 31.6, 29)} />
    <path className="on-lime" d="M223 84l5 5l9 -10" />
    <path className="route" d="M82 66H92q10 0 10 10v3q0 10 10 10H208" />
    {['m', 't', 'w', 't', 'f'].map((day, index) => (
      <text key={index} x={135.8 + index * 31.6} y={31} textAnchor="middle">
        {day}
      </text>
    ))}
  </Sheet>
);

/** The talk goes into the drawer that has been there all along. */
export const TalkFiled = () => (
  <Sheet width={280} height={170}>
    <path className="card" d={bubble(4, 28, 84, 54)} />
    <path d="M18 44h56M18 56h56M18 68h30" />
    <path className="wall card" d={rect(150, 8, 124, 152)} />
    <path d="M150 46H274M150 122H274" />
    <path d="M198 24h28v8h-28zM198 138h28v8h-28z" />
    <path className="lime" d="M150 46H274V108H262V122H162V108H150z" />
    <path className="on-lime" d="M162 122V66H262V122M174 66V58H206V66M198 92h28v10h-28z" />
    <path className="route" d="M88 52H126q12 0 12 11t12 11" />
    <path className="stop" d={circle(88, 52, 4)} />
    <path className="route over-lime" d="M150 74H198" />
    <text x="4" y="122">
      name
    </text>
    <text x="4" y="140">
      wish
    </text>
    <text x="4" y="158">
      transcript
    </text>
  </Sheet>
);
