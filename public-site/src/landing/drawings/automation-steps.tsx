import { Done, Door } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** One floor three times: as it is walked, as it is changed, as it runs. */

const dots = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => circle(x, y, 2.5)).join('');

export const WalkedFloor = () => (
  <Sheet width={280} height={132}>
    <path
      className="wall"
      d="M2 44V6H262V84M262 120V126H2V80M90 6V40M90 76V126M176 6V84M176 120V126M90 60H110M146 60H176"
    />
    <path
      className="solid bare"
      d={dots([
        [-10, 62],
        [4, 62],
        [18, 62],
        [32, 60],
        [46, 58],
        [60, 58],
        [76, 58],
        [92, 56],
        [104, 46],
        [116, 36],
        [130, 36],
        [138, 46],
        [130, 58],
        [126, 72],
        [124, 86],
        [134, 98],
        [150, 102],
        [166, 102],
        [182, 100],
        [194, 90],
        [200, 76],
        [204, 62],
        [214, 50],
        [228, 50],
        [234, 62],
        [230, 76],
        [228, 90],
        [238, 100],
        [252, 102],
        [266, 102],
      ])}
    />
    <path d={rect(16, 94, 44, 18) + rect(100, 14, 34, 12) + rect(196, 20, 46, 18) + rect(104, 100, 18, 18)} />
    <path className="blue" d="M30 20h40v22H46l-8 8v-8h-8z" />
    <path
      className="stop"
      d={dots([
        [42, 31],
        [50, 31],
        [58, 31],
      ])}
    />
  </Sheet>
);

export const ChangedFloor = () => (
  <Sheet width={280} height={132}>
    <path className="wash bare" d={rect(2, 48, 260, 36)} />
    <path className="dashed" d="M90 6V126M176 6V126" />
    <path className="wall" d="M2 48V6H262V48M262 84V126H2V84" />
    <path className="blue wall" d="M2 48H120M2 84H70M110 84H150" />
    <path className="dashed blue" d="M160 48H262M150 84H262" />
    <Door x={110} y={84} width={40} leaf="s" jamb="w" />
    <path d="M186 126L206 6M206 126L226 6M188 112h22M191 94h22M194 76h22M197 58h22M200 40h22M203 22h22" />
  </Sheet>
);

export const RunningFloor = () => (
  <Sheet width={280} height={132}>
    <path className="wash bare" d={rect(2, 48, 260, 36)} />
    <path className="lime bare" d={rect(122, 6, 140, 42)} />
    <path
      className="wall"
      d="M2 48V6H262V48M262 84V126H2V84M2 48H152M192 48H262M2 84H70M110 84H262M122 6V48M170 84V126"
    />
    <Door x={192} y={48} width={40} leaf="n" jamb="w" overLime />
    <Door x={110} y={84} width={40} leaf="s" jamb="w" />
    <path className="card" d={rect(208, 14, 42, 22)} />
    <path className="route" d="M-14 66H226" />
    <path className="route" d="M172 66V48" />
    <path className="route over-lime" d="M172 48V36q0 -10 10 -10H208" />
    <path className="stop" d={circle(90, 66, 4) + circle(172, 66, 4)} />
    <path className="route" d="M90 66V104" />
    <path className="card" d={`${rect(20, 96, 40, 20)}M20 96l20 12l20 -12`} />
    <Done x={242} y={66} />
  </Sheet>
);
