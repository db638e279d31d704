import { circle, rect } from './shapes';

/** Storeys of a section, 360 wide and 76 high, above their own lower left corner. The stairs stand in the middle. */

const slab = 'M0 -8H360V0H0z';

const Shell = ({ className = 'card' }: { className?: string }) => (
  <>
    <path className={`${className} bare`} d={rect(0, -76, 360, 76)} />
    <path className="wall" d="M0 0V-76M360 0V-76" />
    <path d="M8 -8V-76M352 -8V-76" />
    <path className="solid bare" d={slab} />
  </>
);

const Stairs = () => (
  <>
    <path d="M150 -8V-76M214 -8V-76" />
    <path d="M152 -8L212 -42L152 -76M152 -16L212 -50M152 -68L212 -34" />
  </>
);

const piles = [10, 70, 130, 206, 266, 326];

export const Foundations = () => (
  <>
    <path className="card bare" d={rect(0, -76, 360, 76)} />
    <path className="wall" d="M0 -76V-44H360V-76" />
    <path className="card" d={piles.map((x) => rect(x, -44, 24, 44)).join('')} />
    <path d={piles.map((x) => `M${x} -24l24 -14M${x} -10l24 -14M${x + 4} 0l20 -12`).join('')} />
    <path d="M20 -62H140M20 -53H90M220 -62H340M220 -53H290" />
  </>
);

export const Lobby = () => (
  <>
    <Shell />
    <Stairs />
    <path className="blue" d={rect(62, -56, 44, 48)} />
    <path className="blue" d="M84 -56V-8" />
    <path d={`${rect(20, -50, 26, 22)}${rect(250, -34, 76, 26)}M262 -34v-12h24v12M240 -76v14M230 -62h20`} />
  </>
);

export const PlantRoom = () => (
  <>
    <Shell />
    <Stairs />
    <path className="blue" d={rect(118, -52, 24, 44)} />
    <path d={`${rect(26, -52, 34, 44)}${circle(43, -36, 9)}M60 -44h20v36M60 -30h10v22`} />
    <path
      d={`${rect(244, -52, 34, 44)}${circle(261, -36, 9)}${rect(296, -44, 34, 36)}M278 -30h18M296 -32h34M296 -20h34`}
    />
  </>
);

export const Flat = () => (
  <>
    <Shell />
    <Stairs />
    <path className="blue" d={rect(222, -52, 24, 44)} />
    <path d={`${rect(22, -58, 30, 28)}M37 -58v28M22 -44h30`} />
    <path d="M72 -8v-22h52v22M66 -22h6M124 -22h6M98 -76v12M90 -64h16" />
    <path d={`${rect(300, -58, 30, 28)}M315 -58v28M300 -44h30M262 -8v-18h28v18`} />
  </>
);

/** Where they are today: propped, open, and somebody with a phone. */
export const TodaysStorey = () => (
  <>
    <path className="lime bare" d={rect(0, -76, 360, 76)} />
    <path className="wall" d="M0 0V-76M360 0V-76" />
    <path className="solid bare" d={slab} />
    <path
      className="on-lime"
      d={[34, 74, 114, 154, 290, 326].map((x) => `M${x} -8V-70M${x - 7} -70h14M${x - 6} -8h12`).join('')}
    />
    <path className="on-lime" d="M4 -72H356" />
    <g className="on-lime">
      <path d={circle(226, -50, 6)} />
      <path d="M226 -44v20M226 -24l-8 16M226 -24l8 16M226 -40l14 6" />
      <path d={rect(240, -42, 7, 12)} />
    </g>
  </>
);

/** Still on paper, with its first panel on the hook. */
export const NextStorey = () => (
  <>
    <path className="dashed" d="M0 0V-58H360V0" />
    <path className="blue" d="M270 -76V-58M240 -36l30 -22l30 22" />
    <path className="card" d={rect(232, -36, 76, 14)} />
  </>
);
