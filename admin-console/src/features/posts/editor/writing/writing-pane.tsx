import { type RefObject, useCallback, useDeferredValue, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { countWords, type PostInput, readingMinutes, type StoredPicture } from '@site/contracts';
import { color, space, TextArea, type } from '@site/ui';
import { ContentUploads } from '../../../pictures/content-uploads';
import { pastedPictures } from '../../../pictures/picture-files';
import { PictureInput } from '../../../pictures/picture-input';
import { useFileDrop } from '../../../pictures/use-file-drop';
import { useUploads } from '../../../pictures/use-uploads';
import { insertBlock } from './blocks';
import { ContentToolbar } from './content-toolbar';
import { LinkDialog } from './link-dialog';
import { pictureTag } from './links';
import { useWritingCommands } from './use-writing-commands';

interface WritingPaneProps {
  areaRef: RefObject<HTMLTextAreaElement | null>;
  id: string;
  hidden: boolean;
}

/** The text area with its toolbar, its length and the pictures on their way into it. */
export function WritingPane({ areaRef, ...panel }: WritingPaneProps) {
  const { register, formState } = useFormContext<PostInput>();
  const { ref: fieldRef, ...field } = register('content');
  const fileInput = useRef<HTMLInputElement>(null);
  const commands = useWritingCommands(areaRef, () => fileInput.current?.click());
  const pictures = useTextPictures();
  const { dropping, handlers } = useFileDrop(pictures.add);
  const handleInsert = ({ url }: StoredPicture, description: string) =>
    commands.edit((selection) => insertBlock(selection, pictureTag(url, description)));

  return (
    <Write {...panel}>
      <ContentToolbar onCommand={commands.handle} />
      <DropPlace $dropping={dropping} {...handlers}>
        <ContentText
          label="Content"
          labelHidden
          dir="auto"
          rows={20}
          monospace
          hint="A line that starts with a number, such as 1. Doors, and the line Conclusion become headings."
          error={formState.errors.content?.message}
          onKeyDown={commands.handleKey}
          onInput={pictures.noteWriting}
          onPaste={(event) => {
            const pasted = pastedPictures(event.clipboardData);
            if (pasted.length === 0) return;
            event.preventDefault();
            pictures.add(pasted);
          }}
          {...field}
          ref={(element) => {
            fieldRef(element);
            areaRef.current = element;
          }}
        />
      </DropPlace>
      <TextLength />
      <PictureInput ref={fileInput} label="Pictures for the text" multiple onFiles={pictures.add} />
      <ContentUploads {...pictures.uploads} mayTakeFocus={pictures.mayTakeFocus} onInsert={handleInsert} />
      {commands.link && <LinkDialog draft={commands.link} onClose={commands.closeLink} onWrite={commands.writeLink} />}
    </Write>
  );
}

/** Uploads of pictures into the text. Whoever goes on writing meanwhile keeps the focus. */
function useTextPictures() {
  const { add, ...uploads } = useUploads();
  const wroteSince = useRef(false);
  return {
    uploads,
    add: (files: File[]) => {
      wroteSince.current = false;
      add(files);
    },
    noteWriting: () => void (wroteSince.current = true),
    mayTakeFocus: useCallback(() => !wroteSince.current, []),
  };
}

function TextLength() {
  const content = useDeferredValue(useWatch<PostInput, 'content'>({ name: 'content' }));
  const words = countWords(content);
  return (
    <Length>
      {words.toLocaleString()} {words === 1 ? 'word' : 'words'} · {readingMinutes(content)} min read
    </Length>
  );
}

const Write = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${space[8]};
  min-width: 0;
`;

const DropPlace = styled.div<{ $dropping: boolean }>`
  position: relative;
  display: grid;

  ${({ $dropping }) =>
    $dropping &&
    `
    outline: 3px dashed ${color.blue};
    outline-offset: 4px;

    &::after {
      content: 'Drop pictures here';
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
      background: ${color.blueWash};
      color: ${color.blue};
      font-weight: 600;
      pointer-events: none;
    }
  `}
`;

const ContentText = styled(TextArea)`
  grid-template-rows: minmax(0, 1fr);
  align-content: stretch;
`;

const Length = styled.p`
  ${type.mono}
  color: ${color.inkSoft};
`;
