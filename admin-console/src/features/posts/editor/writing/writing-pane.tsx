import { type RefObject, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { PostInput, StoredPicture } from '@site/contracts';
import { TextArea } from '@site/ui';
import { pastedPictures } from '../../../pictures/picture-files';
import { PickerPart } from '../../../pictures/picker/picker-part';
import { PictureInput } from '../../../pictures/picture-input';
import { insertBlock } from './blocks';
import { ContentToolbar } from './content-toolbar';
import { DropPlace } from './drop-place';
import { LinkDialog } from './link-dialog';
import { pictureTag, writeLink } from './links';
import { TextLength } from './text-length';
import { UploadsPart } from './uploads-part';
import type { ContentPictures } from './use-content-pictures';
import { useWritingCommands } from './use-writing-commands';

interface WritingPaneProps {
  areaRef: RefObject<HTMLTextAreaElement | null>;
  pictures: ContentPictures;
}

/** The text area with its toolbar, its length and the pictures on their way into it. */
export function WritingPane({ areaRef, pictures }: WritingPaneProps) {
  const { register, formState } = useFormContext<PostInput>();
  const { ref: fieldRef, ...field } = register('content');
  const fileInput = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState(false);
  const choosePicture = (from: 'picture' | 'storedPicture') =>
    from === 'picture' ? fileInput.current?.click() : setPicking(true);
  const { edit, onCommand, onKeyDown, link, setLink } = useWritingCommands(areaRef, choosePicture);
  const { addPictures, uploads, noteWriting, dropping, handlers } = pictures;
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
          onInput={noteWriting}
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
      <UploadsPart {...uploads} onInsert={handleInsert} />
      {picking && <PickerPart describes onClose={() => setPicking(false)} onPick={handleInsert} />}
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

const ContentText = styled(TextArea)`
  grid-template-rows: minmax(0, 1fr);
  align-content: stretch;
`;
