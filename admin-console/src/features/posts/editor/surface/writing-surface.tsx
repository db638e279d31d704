import type { Command, EditorState } from 'prosemirror-state';
import { type RefObject, useId, useRef } from 'react';
import styled, { css } from 'styled-components';
import type { StoredPicture } from '@site/contracts';
import { color, layer, space } from '@site/ui';
import { PictureInput } from '../../../pictures/picture-input';
import { DropPlace } from '../writing/drop-place';
import { TextLength } from '../writing/text-length';
import { UploadsPart } from '../writing/uploads-part';
import type { ContentPictures } from '../writing/use-content-pictures';
import { BubbleMenu } from './bubble-menu';
import { ContentField } from './content-field';
import { ContextBar } from './context-bar';
import { insertPicture } from './editing/pictures';
import { FindBar } from './find-bar';
import { SlashMenu } from './slash-menu';
import { SurfaceDialogs } from './surface-dialogs';
import { SurfaceText } from './surface-style';
import { SurfaceToolbar } from './surface-toolbar';
import type { SurfaceTool } from './surface-tools';
import { useContentSurface } from './use-content-surface';
import { useSurfaceTools } from './use-surface-tools';

interface WritingSurfaceProps {
  pictures: ContentPictures;
  /** Where the writing was left, to go on there and to undo what was done before. */
  last: RefObject<EditorState | null>;
}

/** The content of a post as its page shows it, to be written in place. */
export function WritingSurface({ pictures, last }: WritingSurfaceProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { fileInput, question, finding, wide, openTool, closeFind, closeQuestion } = useSurfaceTools(frame);
  const { addPictures, uploads, noteWriting, dropping, brings, handlers, takeForeign } = pictures;
  const { place, surface } = useContentSurface({
    onPictures: addPictures,
    onDrop: brings,
    onForeignPictures: takeForeign,
    onTool: openTool,
    last,
  });
  const handleTool = (tool: Command | SurfaceTool) => {
    if (typeof tool === 'string') return surface && openTool(surface, tool);
    surface?.run(tool);
  };
  const handleInsert = ({ url }: StoredPicture, alt: string) => {
    if (!surface) return;
    surface.view.dispatch(insertPicture(surface.getState(), url, alt));
    surface.view.focus();
  };

  return (
    <Frame ref={frame} $wide={wide}>
      {surface && (
        <Tools>
          <SurfaceToolbar surface={surface} wide={wide} onTool={handleTool} />
          <ContextBar surface={surface} onDescribe={() => handleTool('picture')} />
          {finding > 0 && <FindBar surface={surface} opened={finding} onClose={() => closeFind(surface)} />}
        </Tools>
      )}
      <DropPlace $dropping={dropping} {...handlers}>
        <SurfaceText ref={place} onInput={noteWriting} />
        {surface && <SlashMenu surface={surface} onTool={handleTool} />}
        {surface && <BubbleMenu surface={surface} onTool={handleTool} />}
      </DropPlace>
      {surface && <ContentField surface={surface} id={id} />}
      <TextLength />
      <PictureInput ref={fileInput} label="Pictures for the text" multiple onFiles={addPictures} />
      {surface && <UploadsPart {...uploads} onInsert={handleInsert} />}
      {surface && question && <SurfaceDialogs surface={surface} question={question} onDone={closeQuestion} />}
    </Frame>
  );
}

const Frame = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[8]};
  min-width: 0;

  ${({ $wide }) => $wide && wideStyle}
`;

/** Over all that surrounds it, in lines that are not too long to read. */
const wideStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.menu};
  grid-template-columns: minmax(0, 860px);
  justify-content: center;
  overflow-y: auto;
  padding: 0 ${space[16]} ${space[16]};
  background: ${color.card};
`;

const Tools = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  display: grid;
  gap: ${space[8]};
  padding-block: ${space[4]};
  background: ${color.card};
`;
