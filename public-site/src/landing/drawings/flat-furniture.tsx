import { circle, rect } from './shapes';

interface FurnitureProps {
  /** Left end, on the floor. */
  x: number;
  y: number;
}

/** Rooms of a flat in section, about 100 wide and 60 high. */

export const Dining = ({ x, y }: FurnitureProps) => (
  <path
    d={`M${x + 20} ${y}V${y - 24}M${x + 72} ${y}V${y - 24}M${x + 12} ${y - 24}h68M${x} ${y}V${y - 32}M${x} ${y - 16}h12V${y}M${x + 92} ${y}V${y - 32}M${x + 92} ${y - 16}h-12V${y}M${x + 46} ${y - 78}v22M${x + 32} ${y - 46}l6 -10h16l6 10z`}
  />
);

export const Bedroom = ({ x, y }: FurnitureProps) => (
  <path
    d={`${rect(x, y - 22, 72, 16)}M${x} ${y}v-36M${x + 72} ${y}v-22M${x + 4} ${y - 22}q2 -8 18 -6v6M${x + 84} ${y}v-26h18v26M${x + 93} ${y - 26}v-10M${x + 86} ${y - 36}l3 -10h8l3 10z`}
  />
);

export const Lounge = ({ x, y }: FurnitureProps) => (
  <path
    d={`M${x} ${y - 4}v-24h10v10h48v-10h10v24zM${x + 10} ${y - 18}v-20h48v20M${x + 34} ${y - 38}v20${rect(x + 82, y - 60, 22, 44)}M${x + 82} ${y - 38}h22M${x + 86} ${y - 16}v16M${x + 100} ${y - 16}v16`}
  />
);

export const Bathroom = ({ x, y }: FurnitureProps) => (
  <path
    d={`M${x} ${y - 26}h60q0 20 -14 20h-32q-14 0 -14 -20zM${x + 12} ${y - 6}v6M${x + 48} ${y - 6}v6M${x + 6} ${y - 26}v-36h14v8M${x + 78} ${y}v-20M${x + 70} ${y - 30}h24v6q0 4 -4 4h-16q-4 0 -4 -4z${circle(x + 82, y - 52, 10)}`}
  />
);
