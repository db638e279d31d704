import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** Where ideas live before they have an office; the ground is their lower edge. */

/** A kitchen with the light on, late. */
export const KitchenTable = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M30 150V66L104 16L178 66V150" />
    <path className="wall" d="M20 73L104 16L188 73" />
    <path className="card" d="M144 43V14H160V54" />
    <path className="lime" d={rect(50, 84, 76, 48)} />
    <path className="on-lime" d="M62 122H114M70 122V132M106 122V132M80 122V110H98V122M88 84V94M82 100l6 -6l6 6" />
    <path className="blue wall" d="M144 150V96H166V150" />
    <path className="stop" d={circle(161, 124, 2.5)} />
    <path d={rect(92, 46, 24, 20) + 'M104 46v20'} />
  </Sheet>
);

/** A workshop floor let by the desk. */
export const SharedLoft = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M14 150V58L54 34V58L94 34V58L134 34V58L174 34V150" />
    <path d="M54 58V34M94 58V34M134 58V34M14 58H174" />
    <path d={[26, 64, 102].map((x) => rect(x, 70, 28, 26) + `M${x + 14} 70v26M${x} 83h28`).join('')} />
    <path className="lime" d={rect(140, 70, 24, 26)} />
    <path className="on-lime" d="M145 90h14M148 90v-8h8v8" />
    <path d={[26, 64].map((x) => rect(x, 108, 28, 26) + `M${x + 14} 108v26M${x} 121h28`).join('')} />
    <path className="blue wall" d="M108 150V106H142V150M125 106V150" />
    <path d="M186 150V128H212V150M190 128V120h6v8M200 128v-8h6v8" />
  </Sheet>
);

/** A hut on the roof of a large company. */
export const RoofHut = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M30 150V66H190V150" />
    <path d="M22 66H198" />
    <path
      d={Array.from({ length: 14 }, (_, index) =>
        rect(44 + (index % 7) * 20, 78 + Math.floor(index / 7) * 22, 12, 13),
      ).join('')}
    />
    <path className="blue wall" d="M94 150V124H126V150M110 124V150" />
    <path className="lime" d="M114 66V38L142 20L170 38V66z" />
    <path className="on-lime wall" d="M108 42L142 20L176 42" />
    <path className="on-lime" d={rect(146, 44, 14, 12) + rect(124, 44, 12, 22)} />
    <path className="route" d="M60 66V50q0 -10 10 -10H104" />
    <path className="stop" d={circle(60, 66, 3.5)} />
  </Sheet>
);
