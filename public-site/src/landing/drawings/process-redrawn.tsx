import styled, { keyframes } from 'styled-components';
import { media } from '@site/ui';
import { compositions } from './compositions';
import { Dimension, Done, Door, Route } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

interface WalkProps {
  id: string;
  d: string;
}

/** What people carry on foot: dotted steps that take their time. */
const Walk = ({ id, d }: WalkProps) => (
  <>
    <mask id={id} maskUnits="userSpaceOnUse" x="-50%" y="-50%" width="200%" height="200%">
      <path className="reveal walking" d={d} pathLength={1} strokeDasharray={1} strokeWidth={10} />
    </mask>
    <path className="steps" d={d} mask={`url(#${id})`} />
  </>
);

const takeTime = keyframes`from { stroke-dashoffset: 1; }`;

const Moving = styled(Sheet)`
  .steps {
    stroke-width: 4;
    stroke-linecap: round;
    stroke-dasharray: 0.1 8;
  }

  ${media.motion} {
    .walking {
      animation: ${takeTime} 2400ms linear 200ms backwards;
    }
    .redrawn .reveal {
      animation: ${takeTime} 400ms ease-out 2700ms backwards;
    }
  }
`;

/** One turn on the spot, heading right. */
const turn = (radius: number) =>
  `a${radius} ${radius} 0 0 0 ${radius} ${-radius}a${radius} ${radius} 0 0 0 ${-radius} ${-radius}a${radius} ${radius} 0 0 0 ${-radius} ${radius}a${radius} ${radius} 0 0 0 ${radius} ${radius}`;

const longWay =
  `M-24 92H66q24 0 24 24V180q0 24 24 24H270${turn(20)}H312q24 0 24 -24V124q0 -24 -24 -24H230a12 12 0 0 1 0 -24H446` +
  `q24 0 24 24V180q0 24 24 24H600${turn(20)}H616q24 0 24 -24V124q0 -24 -24 -24H590a12 12 0 0 1 0 -24H776q24 0 24 24V180q0 24 24 24H884`;

const ProcessRedrawnWide = (props: { className?: string }) => (
  <Moving width={860} height={520} {...props}>
    <Dimension y={22} stops={[0, 860]} labels={['before']} />
    <path className="paper bare" d={rect(0, 40, 860, 210)} />
    <path d={rect(104, 54, 34, 14) + rect(104, 72, 34, 14) + rect(162, 56, 40, 30) + rect(170, 86, 24, 14)} />
    <path d={rect(486, 58, 32, 52) + rect(542, 56, 24, 52)} />
    <path d={`${rect(826, 56, 26, 76)}M826 75h26M826 94h26M826 113h26`} />
    <path d={rect(130, 160, 50, 24) + rect(504, 158, 40, 28) + rect(672, 160, 54, 28)} />
    <path d={[300, 322, 344, 366].map((x) => circle(x, 236, 7)).join('')} />
    <path d={`${rect(822, 156, 28, 28)}${circle(836, 170, 7)}`} />
    <path
      className="wall"
      d="M0 74V40H860V186M860 222V250H0V110M0 145H72M108 145H318M354 145H452M488 145H622M658 145H782M818 145H860M150 40V145M360 40V58M360 94V145M530 40V145M700 40V58M700 94V145M200 145V186M200 222V250M400 145V250M560 145V186M560 222V250M740 145V250"
    />
    <Door x={0} y={110} width={36} leaf="e" jamb="n" />
    <Door x={108} y={145} width={36} leaf="s" jamb="w" />
    <Door x={200} y={222} width={36} leaf="w" jamb="n" />
    <Door x={354} y={145} width={36} leaf="n" jamb="w" />
    <Door x={360} y={94} width={36} leaf="e" jamb="n" />
    <Door x={488} y={145} width={36} leaf="n" jamb="w" />
    <Door x={560} y={222} width={36} leaf="w" jamb="n" />
    <Door x={658} y={145} width={36} leaf="s" jamb="w" />
    <Door x={700} y={94} width={36} leaf="e" jamb="n" />
    <Door x={818} y={145} width={36} leaf="n" jamb="w" />
    <Walk id="long-way" d={longWay} />
    <Labels
      of={[
        [12, 136, 'inbox'],
        [162, 136, 'print'],
        [372, 136, 'sign'],
        [542, 136, 'retype'],
        [712, 136, 'archive'],
        [12, 240, 'ask'],
        [212, 240, 'wait'],
        [412, 240, 'scan'],
        [572, 240, 'check'],
        [752, 240, 'pay'],
      ]}
    />
    <Dimension y={304} stops={[0, 860]} labels={['after']} />
    <path className="paper bare" d={rect(0, 322, 860, 190)} />
    <path className="wash bare" d={rect(0, 394, 860, 46)} />
    <path className="lime bare" d={rect(400, 322, 200, 72)} />
    <path
      className="wall"
      d="M0 394V322H860V394M860 440V512H0V440M0 394H120M160 394H300M340 394H470M510 394H700M740 394H860M0 440H210M250 440H420M460 440H640M680 440H860M200 322V394M400 322V394M600 322V394M320 440V512M560 440V512"
    />
    <Door x={160} y={394} width={40} leaf="n" jamb="w" />
    <Door x={340} y={394} width={40} leaf="n" jamb="w" />
    <Door x={510} y={394} width={40} leaf="n" jamb="w" overLime />
    <Door x={740} y={394} width={40} leaf="n" jamb="w" />
    <Door x={250} y={440} width={40} leaf="s" jamb="w" />
    <Door x={460} y={440} width={40} leaf="s" jamb="w" />
    <Door x={680} y={440} width={40} leaf="s" jamb="w" />
    <Equipment />
    <path className="card" d={rect(540, 334, 44, 30)} />
    <path className="stop over-lime" d={circle(562, 378, 6)} />
    <g className="redrawn">
      <Route id="short-way" d="M-24 417H884" />
      <Route id="to-decide" d="M490 417V394" overLime="M490 394V362q0 -12 12 -12H540" />
    </g>
    <path className="stop" d={[140, 230, 320, 440, 490, 660, 720].map((x) => circle(x, 417, 4)).join('')} />
    <Done x={826} y={417} />
    <Labels
      of={[
        [12, 344, 'read'],
        [212, 344, 'compare'],
        [612, 344, 'archive'],
        [12, 500, 'enter'],
        [332, 500, 'pay'],
        [572, 500, 'reply'],
      ]}
    />
    <text className="on-lime-text" x="412" y="344">
      decide
    </text>
  </Moving>
);

/** What stands in the rooms along the corridor and needs nobody. */
const Equipment = () => (
  <>
    <path className="card" d={`${rect(20, 356, 70, 26)}M30 364h50M30 373h34`} />
    <path className="card" d={rect(214, 354, 26, 32) + rect(248, 354, 26, 32)} />
    <path d="M220 362h14M220 369h14M254 362h14M254 369h14" />
    <path className="blue" d="M220 377h14M254 377h8" />
    <path className="card" d={`${rect(800, 332, 46, 54)}M800 350h46M800 368h46M816 341h14M816 359h14M816 377h14`} />
    <path className="card" d={`${rect(24, 452, 96, 26)}M24 460h96M40 452v26M72 452v26`} />
    <path className="card" d={`${rect(364, 454, 32, 32)}${circle(380, 470, 8)}`} />
    <path className="card" d={`${rect(590, 454, 44, 30)}M590 454l22 17l22 -17`} />
  </>
);

const longWayNarrow = `M-16 82H150${turn(14)}H264q18 0 18 18V146q0 18 -18 18H190${turn(14)}H64q-18 0 -18 18V226q0 18 18 18H164${turn(14)}H344`;

const ProcessRedrawnNarrow = (props: { className?: string }) => (
  <Moving width={328} height={496} {...props}>
    <Dimension y={20} stops={[2, 326]} labels={['before']} />
    <path className="paper bare" d={rect(2, 34, 324, 244)} />
    <path
      className="wall"
      d="M2 66V34H326V228M326 260V278H2V98M2 116H266M298 116H326M2 196H30M62 196H326M109 34V66M109 98V116M218 34V66M218 98V116M109 116V148M109 180V228M109 260V278M218 116V148M218 180V228M218 260V278"
    />
    <Door x={2} y={98} width={32} leaf="e" jamb="n" />
    <Door x={109} y={98} width={32} leaf="w" jamb="n" />
    <Door x={298} y={116} width={32} leaf="n" jamb="w" />
    <Door x={218} y={180} width={32} leaf="e" jamb="n" />
    <Door x={62} y={196} width={32} leaf="s" jamb="w" />
    <Walk id="long-way-narrow" d={longWayNarrow} />
    <Labels
      of={[
        [12, 52, 'inbox'],
        [172, 52, 'print'],
        [228, 52, 'sign'],
        [12, 134, 'scan'],
        [119, 134, 'wait'],
        [228, 134, 'ask'],
        [66, 270, 'type'],
        [119, 270, 'check'],
        [228, 214, 'pay'],
      ]}
    />
    <Dimension y={314} stops={[2, 326]} labels={['after']} />
    <path className="paper bare" d={rect(2, 330, 324, 160)} />
    <path className="wash bare" d={rect(2, 388, 324, 42)} />
    <path className="lime bare" d={rect(130, 330, 196, 58)} />
    <path
      className="wall"
      d="M2 388V330H326V388M326 430V490H2V430M2 388H60M92 388H190M222 388H326M2 430H80M112 430H230M262 430H326M130 330V388M164 430V490"
    />
    <Door x={92} y={388} width={32} leaf="n" jamb="w" />
    <Door x={222} y={388} width={32} leaf="n" jamb="w" overLime />
    <Door x={112} y={430} width={32} leaf="s" jamb="w" />
    <Door x={262} y={430} width={32} leaf="s" jamb="w" />
    <path className="card" d={rect(264, 340, 44, 26)} />
    <path className="stop over-lime" d={circle(286, 376, 6)} />
    <g className="redrawn">
      <Route id="short-way-narrow" d="M-16 409H344" />
      <Route id="to-decide-narrow" d="M206 409V388" overLime="M206 388V365q0 -12 12 -12H264" />
    </g>
    <path className="stop" d={[76, 96, 206, 246].map((x) => circle(x, 409, 4)).join('')} />
    <Done x={302} y={409} />
    <Labels
      of={[
        [12, 350, 'read'],
        [12, 480, 'enter'],
        [174, 480, 'reply'],
      ]}
    />
    <text className="on-lime-text" x="140" y="350">
      decide
    </text>
  </Moving>
);

const Labels = ({ of }: { of: readonly (readonly [x: number, y: number, text: string])[] }) =>
  of.map(([x, y, text]) => (
    <text key={text} x={x} y={y}>
      {text}
    </text>
  ));

/** Moment of the automation page: the way of one invoice before, and after the walls are moved. */
export const ProcessRedrawn = compositions(ProcessRedrawnWide, ProcessRedrawnNarrow, 'tablet');
