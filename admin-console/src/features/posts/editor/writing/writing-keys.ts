/** What the toolbar and its shortcuts do to the text. */
export type WritingCommand =
  'bold' | 'italic' | 'code' | 'link' | 'heading' | 'list' | 'quote' | 'picture' | 'storedPicture';

interface Shortcut {
  /** As KeyboardEvent.code names it: the same key on every layout; letters by what they write. */
  code?: string;
  key?: string;
  shift: boolean;
  /** As `aria-keyshortcuts` takes it. */
  aria: string;
}

const letter = (key: string, shift = false): Shortcut[] => both({ key, shift }, key.toUpperCase());
const digit = (number: number): Shortcut[] => both({ code: `Digit${number}`, shift: true }, String(number));

/** Each with Ctrl, or Cmd on a Mac. Ctrl+K alone opens the command palette. */
export const writingKeys: Partial<Record<WritingCommand, Shortcut[]>> = {
  bold: letter('b'),
  italic: letter('i'),
  code: letter('e'),
  link: letter('k', true),
  heading: digit(7),
  list: digit(8),
  quote: digit(9),
};

type Pressed = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key' | 'code'>;

export function commandOf(pressed: Pressed): WritingCommand | undefined {
  if (pressed.ctrlKey === pressed.metaKey || pressed.altKey) return undefined;
  const commands = Object.keys(writingKeys) as WritingCommand[];
  return commands.find((command) => writingKeys[command]?.some((shortcut) => matches(shortcut, pressed)));
}

/** The keys as they are printed on this device's keyboard. */
export function keyNames(command: WritingCommand): string | undefined {
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  const aria = writingKeys[command]?.[isMac ? 1 : 0]?.aria;
  if (!isMac) return aria?.replace('Control', 'Ctrl');
  return aria?.replace('Meta', '⌘').replace('Shift', '⇧').replaceAll('+', '');
}

const matches = ({ code, key, shift }: Shortcut, pressed: Pressed): boolean =>
  shift === pressed.shiftKey && (code ? pressed.code === code : pressed.key.toLowerCase() === key);

function both(shortcut: Omit<Shortcut, 'aria'>, name: string): Shortcut[] {
  return ['Control', 'Meta'].map((modifier) => ({
    ...shortcut,
    aria: [modifier, ...(shortcut.shift ? ['Shift'] : []), name].join('+'),
  }));
}
