import { useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import type { PostInput, StoredPicture } from '@site/contracts';
import { color, FieldError, space, type, useToast } from '@site/ui';
import { pastedPictures } from '../../../pictures/picture-files';
import { PictureInput } from '../../../pictures/picture-input';
import { DropPlace } from '../writing/drop-place';
import { TextLength } from '../writing/text-length';
import { UploadsPart } from '../writing/uploads-part';
import { useContentPictures } from '../writing/use-content-pictures';
import { ContextBar } from './context-bar';
import { linkAt } from './editing/links';
import { insertPicture, pictureAt } from './editing/pictures';
import { type Question, SurfaceDialogs } from './surface-dialogs';
import { SurfaceText } from './surface-style';
import { SurfaceToolbar } from './surface-toolbar';
import type { SurfaceTool } from './surface-tools';
import { useSurface } from './use-surface';
import { useTextbox } from './use-textbox';

/** The content of a post as its page shows it, to be written in place. */
export function WritingSurface() {
  const { field, fieldState } = useController<PostInput, 'content'>({ name: 'content' });
  const error = fieldState.error?.message;
  const id = useId();
  const { toast } = useToast();
  const frame = useRef<HTMLDivElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const { addPictures, uploads, noteWriting, dropping, handlers } = useContentPictures();

  const handleTool = (tool: SurfaceTool) => {
    const state = surface?.getState();
    if (!state) return;
    if (tool === 'toolbar') return frame.current?.querySelector<HTMLElement>('[role=toolbar] button:enabled')?.focus();
    if (tool === 'link') return setQuestion({ kind: 'link', draft: linkAt(state) });
    const picture = pictureAt(state);
    if (picture) setQuestion({ kind: 'picture', picture });
    else fileInput.current?.click();
  };
  const { place, surface } = useSurface(field.value, field.onChange, {
    onPaste: (event) => {
      const pasted = pastedPictures(event.clipboardData);
      if (pasted.length > 0) addPictures(pasted);
      return pasted.length > 0;
    },
    onPicturesLeftOut: (count) =>
      toast({
        title: count === 1 ? 'A picture was left out' : `${count} pictures were left out`,
        description: 'Pictures of other places can’t be shown here. Upload them with the tool Picture.',
      }),
    onTool: handleTool,
  });
  useTextbox(
    surface,
    { label: 'Content', describedBy: `${id}-hint${error ? ` ${id}-error` : ''}`, invalid: Boolean(error) },
    field.ref,
  );
  const handleInsert = ({ url }: StoredPicture, alt: string) => {
    if (!surface) return;
    surface.view.dispatch(insertPicture(surface.getState(), url, alt));
    surface.view.focus();
  };

  return (
    <Frame ref={frame}>
      {surface && <SurfaceToolbar surface={surface} onTool={handleTool} />}
      {surface && <ContextBar surface={surface} onDescribe={() => handleTool('picture')} />}
      <DropPlace $dropping={dropping} {...handlers}>
        <SurfaceText ref={place} onBlur={field.onBlur} onInput={noteWriting} />
      </DropPlace>
      <Hint id={`${id}-hint`}>
        A line that starts with a number, such as 1. Doors, and the line Conclusion become headings. Tab moves within
        lists and tables; Escape, then Tab leaves the text. Alt+F10 leads to the tools.
      </Hint>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <TextLength />
      <PictureInput ref={fileInput} label="Pictures for the text" multiple onFiles={addPictures} />
      <UploadsPart {...uploads} onInsert={handleInsert} />
      {surface && question && <SurfaceDialogs surface={surface} question={question} onDone={() => setQuestion(null)} />}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[8]};
  min-width: 0;
`;

const Hint = styled.p`
  ${type.small}
  color: ${color.inkSoft};
`;
