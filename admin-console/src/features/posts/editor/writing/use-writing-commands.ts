import { type KeyboardEvent, type RefObject, useState } from 'react';
import { breakEntry } from './lists';
import { type LinkDraft, linkAt, writeLink } from './links';
import { applyEdit, selectionOf, type TextEdit } from './text-edit';
import { editFor } from './writing-commands';
import { commandOf, type WritingCommand } from './writing-keys';

/** Carries out what toolbar and keys ask for in a text area. A link asks for its address first. */
export function useWritingCommands(area: RefObject<HTMLTextAreaElement | null>, choosePicture: () => void) {
  const [link, setLink] = useState<LinkDraft | null>(null);

  const edit = (write: (selection: ReturnType<typeof selectionOf>) => TextEdit) => {
    if (area.current) applyEdit(area.current, write(selectionOf(area.current)));
  };
  const handle = (command: WritingCommand) => {
    if (command === 'picture') return choosePicture();
    if (command === 'link') return area.current && setLink(linkAt(selectionOf(area.current)));
    edit((selection) => editFor(command, selection));
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = area.current && isPlainEnter(event) ? breakEntry(selectionOf(area.current)) : null;
    const command = commandOf(event);
    if (!next && !command) return;
    event.preventDefault();
    event.stopPropagation();
    if (command) handle(command);
    else if (next) edit(() => next);
  };

  return {
    edit,
    handle,
    handleKey,
    /** The link that is being asked for. */
    link,
    closeLink: () => setLink(null),
    writeLink: (written: Parameters<typeof writeLink>[0]) => {
      setLink(null);
      // The dialog gives the focus back first, to what had it.
      requestAnimationFrame(() => edit(() => writeLink(written)));
    },
  };
}

/** Enter also ends a word in some input methods; with Shift it breaks the line and nothing else. */
const isPlainEnter = ({ key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing;
