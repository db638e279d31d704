import { type KeyboardEvent, type RefObject, useState } from 'react';
import { isEnter } from '../../../../shared/is-enter';
import { breakEntry } from './lists';
import { type LinkDraft, linkAt } from './links';
import { applyEdit, selectionOf, type TextEdit } from './text-edit';
import { editFor } from './writing-commands';
import { commandOf, type WritingCommand } from './writing-keys';

/** Carries out what toolbar and keys ask for in a text area. A link asks for its address first. */
export function useWritingCommands(
  area: RefObject<HTMLTextAreaElement | null>,
  choosePicture: (from: 'picture' | 'storedPicture') => void,
) {
  /** The link that is being asked for. */
  const [link, setLink] = useState<LinkDraft | null>(null);

  const edit = (write: (selection: ReturnType<typeof selectionOf>) => TextEdit) => {
    if (area.current) applyEdit(area.current, write(selectionOf(area.current)));
  };
  const handleCommand = (command: WritingCommand) => {
    if (command === 'picture' || command === 'storedPicture') return choosePicture(command);
    if (command === 'link') return area.current && setLink(linkAt(selectionOf(area.current)));
    edit((selection) => editFor(command, selection));
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = area.current && isPlainEnter(event) ? breakEntry(selectionOf(area.current)) : null;
    const command = commandOf(event);
    if (!next && !command) return;
    event.preventDefault();
    event.stopPropagation();
    if (command) handleCommand(command);
    else if (next) edit(() => next);
  };

  return { edit, onCommand: handleCommand, onKeyDown: handleKey, link, setLink };
}

/** With Shift it breaks the line and nothing else. */
const isPlainEnter = (event: KeyboardEvent): boolean =>
  isEnter(event) && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
