import { toggleHeading, toggleQuote } from './blocks';
import { toggleCode } from './code';
import { toggleList } from './lists';
import { toggleMark } from './marks';
import type { TextEdit, TextSelection } from './text-edit';
import type { WritingCommand } from './writing-keys';

/** What a command does to the text at once; links and pictures ask first. */
export function editFor(
  command: Exclude<WritingCommand, 'link' | 'picture' | 'storedPicture'>,
  selection: TextSelection,
): TextEdit {
  switch (command) {
    case 'bold':
      return toggleMark('strong', selection);
    case 'italic':
      return toggleMark('em', selection);
    case 'code':
      return toggleCode(selection);
    case 'heading':
      return toggleHeading(selection);
    case 'list':
      return toggleList(selection);
    case 'quote':
      return toggleQuote(selection);
  }
}
