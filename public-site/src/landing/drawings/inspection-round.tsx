import { compositions } from './compositions';
import { Door, Route } from './fittings';
import { Handset } from './handset';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** A flat of five rooms: two are seen to, somebody stands in the third. */
const Flat = ({ id }: { id: string }) => (
  <>
    <path className="card bare" d={rect(20, 20, 360, 480)} />
    <path className="lime bare" d={rect(220, 190, 160, 130)} />
    <path className="wash bare" d={rect(20, 250, 200, 70)} />
    <path className="card" d={rect(40, 60, 40, 120) + rect(110, 86, 54, 70)} />
    <path d="M40 100H52V140H40M52 60V180" />
    <path className="card" d={rect(226, 26, 148, 34) + rect(340, 60, 34, 76)} />
    <path d={`${circle(352, 84, 6)}${circle(352, 108, 6)}${rect(250, 32, 40, 22)}M300 43h24`} />
    <path className="on-lime" d={rect(336, 196, 38, 100)} />
    <path
      className="on-lime"
      d={`${rect(342, 204, 26, 84)}${circle(355, 216, 3)}${rect(230, 290, 36, 24)}${circle(248, 302, 8)}`}
    />
    <path className="card" d={rect(60, 380, 110, 96)} />
    <path d="M60 404H170M68 384H110V400H68zM120 384H162V400H120z" />
    <path className="card" d={rect(330, 350, 44, 130)} />
    <path d="M330 415H374M346 380v10M346 445v10" />
    <path className="wall" d="M20 262V20H380V500H20V306" />
    <path
      className="wall"
      d="M220 20V98M220 142V262M220 306V320M20 250H86M130 250H220M220 190H264M308 190H380M20 320H250M294 320H380"
    />
    <path
      className="card"
      d={
        rect(80, 15, 84, 10) +
        rect(270, 15, 70, 10) +
        rect(15, 90, 10, 90) +
        rect(375, 226, 10, 50) +
        rect(15, 380, 10, 70)
      }
    />
    <path className="card" d={rect(220, 495, 90, 10)} />
    <Route id={id} d="M-12 284H108V120H286V190" overLime="M286 190V226" />
    <path className="stop" d={circle(108, 200, 6) + circle(286, 120, 6)} />
    <Door x={20} y={306} width={44} leaf="e" jamb="n" opening />
    <Door x={86} y={250} width={44} leaf="n" jamb="e" />
    <Door x={220} y={98} width={44} leaf="e" jamb="s" />
    <Door x={308} y={190} width={44} leaf="s" jamb="w" overLime />
    <Door x={220} y={306} width={44} leaf="w" jamb="n" />
    <Door x={294} y={320} width={44} leaf="s" jamb="w" />
    <circle className="stop over-lime" cx={286} cy={252} r={6} />
  </>
);

interface ChecklistProps {
  x: number;
  y: number;
  width: number;
  row: number;
}

const rooms = ['living', 'kitchen', 'bath', 'bedroom', 'hall'];
const done = 2;

/** The same rooms as rows on a telephone. */
const Checklist = ({ x, y, width, row }: ChecklistProps) => {
  const top = y + 28;
  const height = 28 + rooms.length * row + 58;
  return (
    <>
      <Handset x={x} y={y} width={width} height={height} corner={14} />
      <path className="lime" d={rect(x, top + done * row, width, row)} />
      <path d={[0, 1, 2, 3, 4, 5].map((line) => `M${x} ${top + line * row}h${width}`).join('')} />
      {rooms.map((room, index) => {
        const middle = top + (index + 0.5) * row;
        const box = x + width - 30;
        return (
          <g key={room}>
            <text className={index === done ? 'on-lime-text' : undefined} x={x + 12} y={middle + 4}>
              {room}
            </text>
            <path
              className={index < done ? 'stop' : index === done ? 'on-lime' : 'card'}
              d={rect(box, middle - 9, 18, 18)}
            />
            {index < done && <path className="tick" d={`M${box + 4} ${middle}l4 4l6 -8`} />}
          </g>
        );
      })}
      <path className="blue" d={`M${x + 14} ${y + height - 22}c6 -16 12 -16 13 -3s9 8 13 -3s8 5 15 1s8 0 14 0`} />
    </>
  );
};

const InspectionRoundWide = (props: { className?: string }) => (
  <Sheet width={600} height={530} {...props}>
    <Flat id="inspection-route" />
    <Checklist x={434} y={96} width={156} row={48} />
    <path className="route" d="M310 252H434" />
  </Sheet>
);

const InspectionRoundNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={290} {...props}>
    <g transform="translate(-8 0) scale(0.53)">
      <Flat id="inspection-route-narrow" />
    </g>
    <Checklist x={214} y={22} width={112} row={34} />
    <path className="route" d="M156 134H214" />
  </Sheet>
);

/** Hero of the mobile apps: an inspection from room to room, ticked on the telephone as it goes. */
export const InspectionRound = compositions(InspectionRoundWide, InspectionRoundNarrow);
