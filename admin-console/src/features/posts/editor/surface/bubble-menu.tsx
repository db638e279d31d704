import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import * as Toolbar from 'radix-ui/toolbar';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, layer } from '@site/ui';
import { placeBelow } from './place-below';
import { markTools, ToolButton } from './surface-toolbar';
import type { SurfaceTool } from './surface-tools';
import { type Surface, useSurfaceState } from './use-surface';

interface BubbleMenuProps {
  surface: Surface;
  onTool: (tool: Command | SurfaceTool) => void;
}

/** What is done most with words that are selected, below them. */
export function BubbleMenu({ surface, onTool }: BubbleMenuProps) {
  const selected = useSurfaceState(surface, selectedWords);
  const place = useRef<HTMLDivElement>(null);
  const { view } = surface;
  useEffect(() => {
    if (selected) placeBelow(place.current, view, selected.to);
  });
  if (!selected) return null;

  return (
    <Bubble ref={place} aria-label="Selected words">
      {markTools.map(({ label, Icon, run, isOn }) => (
        <Toolbar.Button asChild key={label}>
          <ToolButton
            $tone="quiet"
            aria-label={label}
            aria-pressed={isOn?.(view.state)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTool(run)}
          >
            <Icon aria-hidden />
          </ToolButton>
        </Toolbar.Button>
      ))}
    </Bubble>
  );
}

/** Words of a text that are selected; a selection is another object whenever it or what it holds is another. */
const selectedWords = ({ selection }: EditorState): TextSelection | null =>
  selection instanceof TextSelection && !selection.empty && !selection.$from.parent.type.spec.code ? selection : null;

/** It goes when the focus leaves the text. */
const Bubble = styled(Toolbar.Root)`
  position: absolute;
  z-index: ${layer.menu};
  display: none;
  border: 1px solid ${color.line};
  background: ${color.card};

  :focus-within > & {
    display: flex;
  }
`;
