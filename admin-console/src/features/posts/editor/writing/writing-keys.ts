import { letterOf } from '../../../../shared/letter-of';

/** What the toolbar and its shortcuts do to the text. */
export type WritingCommand =
  'bold' | 'italic' | 'code' | 'link' | 'heading' | 'list' | 'quote' | 'picture' | 'storedPicture';

/** Each with Ctrl, or Cmd on a Mac. Ctrl+K alone opens the command palette. */
export const writingKeys: Partial<Record<WritingCommand, string>> = {
  bold: 'B',
  italic: 'I',
  code: 'E',
  link: 'Shift+K',
  heading: 'Shift+7',
  list: 'Shift+8',
  quote: 'Shift+9',
};

type Pressed = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key' | 'code'>;

export function commandOf(pressed: Pressed): WritingCommand | undefined {
  if (pressed.ctrlKey === pressed.metaKey || pressed.altKey) return undefined;
  // The key of a digit is the same on every layout; with Shift it writes another sign on each.
  const [, digit] = /^Digit(.)/.exec(pressed.code) ?? [];
  const keys = (pressed.shiftKey ? 'Shift+' : '') + (digit ?? letterOf(pressed).toUpperCase());
  return (Object.keys(writingKeys) as WritingCommand[]).find((command) => writingKeys[command] === keys);
}
