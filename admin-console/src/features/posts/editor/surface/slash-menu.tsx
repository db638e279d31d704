import type { Command } from 'prosemirror-state';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, layer, space, type, VisuallyHidden } from '@site/ui';
import { closeSlash, type Slash, slashOf } from './editing/slash-menu';
import { placeBelow } from './place-below';
import { blockTools, insertTools, type Tool } from './surface-toolbar';
import { canRun, type SurfaceTool } from './surface-tools';
import { type Surface, useSurfaceState } from './use-surface';

type Choice = Pick<Tool, 'label' | 'run'>;

const choices: Choice[] = [
  ...blockTools,
  ...insertTools,
  { label: 'Link to a post or page', run: 'link' },
  { label: 'Video link', run: 'video' },
];

interface SlashMenuProps {
  surface: Surface;
  onTool: (tool: Command | SurfaceTool) => void;
}

/** What can be inserted where somebody has typed a slash. */
export function SlashMenu({ surface, onTool }: SlashMenuProps) {
  const slash = useSurfaceState(surface, slashOf);
  const fitting = slash
    ? choices.filter(({ label, run }) => isMeant(label, slash.words) && canRun(surface.getState(), run))
    : [];
  if (!slash || fitting.length === 0) return null;
  return <Menu key={slash.words} {...{ surface, slash, fitting, onTool }} />;
}

/** From its start: a slash in a text, as in “and /or”, has to stay one. */
const isMeant = (label: string, words: string): boolean => label.toLowerCase().startsWith(words.trim().toLowerCase());

function Menu({ surface, slash, fitting, onTool }: SlashMenuProps & { slash: Slash; fitting: Choice[] }) {
  const [at, setAt] = useState(0);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { view } = surface;

  const handleChoose = ({ run }: Choice) => {
    view.dispatch(view.state.tr.delete(slash.from, slash.to));
    onTool(run);
  };
  const handleKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const chosen = fitting[at];
    if (step) setAt((at + step + fitting.length) % fitting.length);
    else if (key === 'Escape') view.dispatch(closeSlash(view.state));
    else if ((key === 'Enter' || key === 'Tab') && !shiftKey && chosen) handleChoose(chosen);
    else return false;
    return true;
  };
  useEffect(() => surface.watchKeys(handleKey));
  useEffect(() => placeBelow(place.current, view, slash.from), [view, slash.from]);
  useEffect(() => showSelected(list.current), [at]);
  useEffect(() => {
    view.dom.setAttribute('aria-controls', id);
    view.dom.setAttribute('aria-activedescendant', `${id}-${at}`);
    return () => {
      view.dom.removeAttribute('aria-controls');
      view.dom.removeAttribute('aria-activedescendant');
    };
  }, [view, id, at]);

  return (
    <Place ref={place}>
      <VisuallyHidden role="status">{`${fitting.length} choices to insert: ${fitting[at]?.label}`}</VisuallyHidden>
      <List ref={list} role="listbox" id={id} aria-label="Insert" tabIndex={0}>
        {fitting.map((choice, index) => (
          <Option
            key={choice.label}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onMouseDown={(event) => {
              // The text keeps the focus.
              event.preventDefault();
              handleChoose(choice);
            }}
          >
            {choice.label}
          </Option>
        ))}
      </List>
    </Place>
  );
}

/** Scrolls the list alone. */
function showSelected(list: HTMLElement | null): void {
  const option = list?.querySelector<HTMLElement>('[aria-selected=true]');
  if (!list || !option) return;
  const { offsetTop, offsetHeight } = option;
  list.scrollTop = Math.min(offsetTop, Math.max(list.scrollTop, offsetTop + offsetHeight - list.clientHeight));
}

const Place = styled.div`
  position: absolute;
  z-index: ${layer.menu};
  width: 220px;
  border: 1px solid ${color.line};
  background: ${color.card};
`;

/** It scrolls, so the Tab key reaches it. */
const List = styled.div`
  max-height: 320px;
  overflow-y: auto;
`;

const Option = styled.div`
  ${type.dense}
  padding: ${space[8]} ${space[12]};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${color.blueWash};
    color: ${color.blue};
  }
`;
