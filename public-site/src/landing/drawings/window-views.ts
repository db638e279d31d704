import { circle, rect } from './shapes';

/** What one sees through a window: path data in a box of 120 by 96. */
export interface WindowView {
  lines: string;
  /** What is filled in blue. */
  filled?: string;
}

export const calendarView: WindowView = {
  lines: `M0 22H120M0 46H120M0 70H120M30 22V96M60 22V96M90 22V96M12 11h40`,
  filled: rect(60, 46, 30, 24),
};

export const figuresView: WindowView = {
  lines: `M10 84H110M20 84V60H34V84M46 84V48H60V84M72 84V54H86V84M14 40L40 28L66 34L106 12`,
  filled: rect(92, 34, 14, 50),
};

export const planView: WindowView = {
  lines: `${rect(12, 12, 96, 72)}M60 12V34M60 54V84M60 50H80M98 50H108M12 44H44M60 34A20 20 0 0 1 40 54`,
  filled: circle(36, 66, 5),
};

export const jobsView: WindowView = {
  lines: [0, 1, 2]
    .map((row) => `${rect(12, 12 + row * 27, 16, 16)}M40 ${17 + row * 27}h64M40 ${25 + row * 27}h40`)
    .join(''),
  filled: rect(12, 12, 16, 16),
};

export const mapView: WindowView = {
  lines: 'M0 64L52 40L120 58M40 96L52 40L44 0M88 49L100 0M0 24L46 20',
  filled: 'M74 48c-4 -10 -12 -13 -12 -22a12 12 0 1 1 24 0c0 9 -8 12 -12 22z',
};

export const messagesView: WindowView = {
  lines: 'M10 12H76V40H30L20 50V40H10zM20 22h44M20 30h28',
  filled: 'M44 56H110V80H104V90L94 80H44z',
};

export const contractView: WindowView = {
  lines: `${rect(26, 8, 68, 84)}M36 22h48M36 32h48M36 42h30M36 74c6 -16 12 -16 13 -3s9 8 13 -3s8 5 12 1s6 0 8 0`,
  filled: rect(70, 48, 14, 10),
};

export const invoiceView: WindowView = {
  lines: 'M12 16h60M90 16h18M12 32h48M90 32h18M12 48h54M90 48h18M12 62H108',
  filled: rect(78, 72, 30, 12),
};

export const photosView: WindowView = {
  lines: `${rect(10, 8, 46, 36)}${rect(64, 8, 46, 36)}${rect(10, 52, 46, 36)}M10 38l16 -16l10 10l8 -6l12 12M64 44l20 -22l26 22M18 88V66H48V88`,
  filled: rect(64, 52, 46, 36),
};
