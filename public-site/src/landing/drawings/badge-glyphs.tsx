import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** Badges: one object each, its working part in blue. */

export const LetterGlyph = () => (
  <Sheet width={40} height={40}>
    <path className="card" d={rect(3, 9, 34, 24)} />
    <path className="blue" d="M3 9l17 14l17 -14" />
  </Sheet>
);

export const DiaryGlyph = () => (
  <Sheet width={40} height={40}>
    <path className="card" d={rect(5, 8, 30, 28)} />
    <path d="M5 16H35M13 4V11M27 4V11M15 16V36M25 16V36M5 26H35" />
    <path className="stop" d={rect(15, 16, 10, 10)} />
  </Sheet>
);

export const ContractGlyph = () => (
  <Sheet width={40} height={40}>
    <path className="card" d={rect(7, 3, 26, 34)} />
    <path d="M13 11H27M13 17H27M13 23H21" />
    <path className="blue" d="M12 32c3 -6 5 -6 6 -1s4 3 5 -1s3 1 5 0" />
  </Sheet>
);

export const BoilerGlyph = () => (
  <Sheet width={40} height={40}>
    <path className="card" d={rect(4, 4, 24, 26)} />
    <path className="blue" d={`${circle(16, 15, 6)}M16 15l4 -4`} />
    <path d="M10 30V37M22 30V34H36V12M8 26H24" />
  </Sheet>
);

export const MessagesGlyph = () => (
  <Sheet width={40} height={40}>
    <path className="card" d="M3 5H27V21H13L8 26V21H3z" />
    <path className="blue" d="M32 14H37V30H33V35L28 30H15V26" />
    <path d="M9 11H21M9 15H16" />
  </Sheet>
);

export const ReportGlyph = () => (
  <Sheet width={40} height={40}>
    <path className="card" d={rect(5, 25, 8, 11) + rect(16, 19, 8, 17) + rect(27, 12, 8, 24)} />
    <path d="M2 36H39" />
    <path className="blue" d="M5 17L20 10L31 3M31 3h-7M31 3v7" />
  </Sheet>
);
