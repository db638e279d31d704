import { compositions } from './compositions';
import { Dimension, Door, Route } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';
import { Speech } from './speech';

const HandoverWide = (props: { className?: string }) => (
  <Sheet width={880} height={420} {...props}>
    <path className="wash bare" d={rect(20, 50, 450, 350)} />
    <path className="lime bare" d={rect(470, 50, 390, 350)} />
    <Speech x={52} y={86} lines={['two rooms, by the river']} />
    <Speech x={244} y={142} lines={['from when? any pets?']} tail="right" own />
    <Speech x={52} y={200} lines={['from may. a large dog.']} />
    <Speech x={244} y={256} lines={['i will ask a person.']} tail="right" own />
    <Speech x={118} y={326} lines={['thank you.']} />
    <path className="card on-lime" d={circle(812, 226, 22) + rect(590, 104, 196, 244)} />
    <FileSheet x={612} y={124} />
    <path d={`${rect(612, 292, 100, 36)}M622 304h80M622 316h80${circle(752, 310, 15)}M767 310h8`} />
    <path className="wall" d="M20 324V50H860V400H20V380M470 50V252M470 310V400" />
    <path
      className="card"
      d={rect(110, 47, 120, 6) + rect(290, 47, 120, 6) + rect(600, 47, 160, 6) + rect(857, 150, 6, 140)}
    />
    <Route id="handover" d="M438 274H470" overLime="M470 274H540q14 0 14 -14V206q0 -14 14 -14h28" />
    <path className="stop" d={circle(438, 274, 5)} />
    <path className="stop over-lime" d="M610 192l-13 -7v14z" />
    <Door x={20} y={380} width={56} leaf="e" jamb="n" />
    <Door x={470} y={310} width={58} leaf="e" jamb="n" overLime />
    <text className="on-lime-text" x="488" y="78">
      your team
    </text>
    <text x="38" y="76">
      assistant
    </text>
    <Dimension y={24} stops={[20, 470, 860]} labels={['answers by itself', 'decides']} />
  </Sheet>
);

const HandoverNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={640} {...props}>
    <path className="wash bare" d={rect(4, 36, 320, 318)} />
    <path className="lime bare" d={rect(4, 354, 320, 270)} />
    <Speech x={20} y={74} lines={['two rooms, by the river']} />
    <Speech x={114} y={128} lines={['from when? any pets?']} tail="right" own />
    <Speech x={20} y={186} lines={['from may. a large dog.']} />
    <Speech x={114} y={244} lines={['i will ask a person.']} tail="right" own />
    <path className="card on-lime" d={circle(288, 494, 20) + rect(72, 408, 194, 186)} />
    <FileSheet x={94} y={424} />
    <path className="wall" d="M4 288V36H324V624H4V338M4 354H190M248 354H324" />
    <path
      className="card"
      d={rect(90, 33, 70, 6) + rect(200, 33, 70, 6) + rect(110, 621, 110, 6) + rect(321, 454, 6, 90)}
    />
    <Route id="handover-narrow" d="M219 284V354" overLime="M219 354V410" />
    <path className="stop over-lime" d="M219 424l-7 -13h14z" />
    <Door x={4} y={338} width={50} leaf="e" jamb="n" />
    <Door x={248} y={354} width={58} leaf="s" jamb="w" overLime />
    <text x="20" y="60">
      assistant
    </text>
    <text className="on-lime-text" x="20" y="384">
      your team
    </text>
    <Dimension y={14} stops={[4, 324]} />
  </Sheet>
);

/** What the colleague finds on the desk: everything that was said, in order. */
const FileSheet = ({ x, y }: { x: number; y: number }) => (
  <>
    <path className="paper" d={rect(x, y, 150, 148)} />
    {['rooms', 'where', 'from', 'dog'].map((row, index) => (
      <text key={row} x={x + 12} y={y + 26 + index * 34}>
        {row}
      </text>
    ))}
    {['two', 'river', 'may', 'large'].map((row, index) => (
      <text key={row} x={x + 138} y={y + 26 + index * 34} textAnchor="end">
        {row}
      </text>
    ))}
    <path className="blue" d={[0, 1, 2, 3].map((row) => `M${x + 12} ${y + 35 + row * 34}h126`).join('')} />
  </>
);

/** Moment of the chatbot page: the conversation walks through a door, and a person has all of it. */
export const Handover = compositions(HandoverWide, HandoverNarrow, 'tablet');
