import { type RefObject, useCallback, useDeferredValue, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { countWords, type PostInput, readingMinutes, type StoredPicture } from '@site/contracts';
import { color, TextArea, type } from '@site/ui';
import { ContentUploads } from '../../../pictures/content-uploads';
import { pastedPictures } from '../../../pictures/picture-files';
import { PictureInput } from '../../../pictures/picture-input';
import { useFileDrop } from '../../../pictures/use-file-drop';
import { useUploads } from '../../../pictures/use-uploads';
import { insertBlock } from './blocks';
import { ContentToolbar } from './content-toolbar';
import { LinkDialog } from './link-dialog';
import { pictureTag, writeLink } from './links';
import { useWritingCommands } from './use-writing-commands';

/** The text area with its toolbar, its length and the pictures on their way into it. */
export function WritingPane({ areaRef }: { areaRef: RefObject<HTMLTextAreaElement | null> }) {
  const { register, formState } = useFormContext<PostInput>();
  const { ref: fieldRef, ...field } = register('content');
  const fileInput = useRef<HTMLInputElement>(null);
  const choosePicture = () => fileInput.current?.click();
  const { edit, onCommand, onKeyDown, link, setLink } = useWritingCommands(areaRef, choosePicture);
  const { add, ...uploads } = useUploads();
  // Whoever goes on writing meanwhile keeps the focus.
  const wroteSince = useRef(false);
  const mayTakeFocus = useCallback(() => !wroteSince.current, []);
  const addPictures = (files: File[]) => {
    wroteSince.current = false;
    add(files);
  };
  const { dropping, handlers } = useFileDrop(addPictures);
  const handleInsert = ({ url }: StoredPicture, description: string) =>
    edit((selection) => insertBlock(selection, pictureTag(url, description)));

  return (
    <>
      <ContentToolbar onCommand={onCommand} />
      <DropPlace $dropping={dropping} {...handlers}>
        <ContentText
          label="Content"
          labelHidden
          dir="auto"
          rows={20}
          monospace
          hint="A line that starts with a number, such as 1. Doors, and the line Conclusion become headings."
          error={formState.errors.content?.message}
          onKeyDown={onKeyDown}
          onInput={() => (wroteSince.current = true)}
          onPaste={(event) => {
            const pasted = pastedPictures(event.clipboardData);
            if (pasted.length === 0) return;
            event.preventDefault();
            addPictures(pasted);
          }}
          {...field}
          ref={(element) => {
            fieldRef(element);
            areaRef.current = element;
          }}
        />
      </DropPlace>
      <TextLength />
      <PictureInput ref={fileInput} label="Pictures for the text" multiple onFiles={addPictures} />
      <ContentUploads {...uploads} mayTakeFocus={mayTakeFocus} onInsert={handleInsert} />
      {link && (
        <LinkDialog
          draft={link}
          onClose={() => setLink(null)}
          onWrite={(written) => {
            setLink(null);
            // The dialog gives the focus back first, to what had it.
            requestAnimationFrame(() => edit(() => writeLink(written)));
          }}
        />
      )}
    </>
  );
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
