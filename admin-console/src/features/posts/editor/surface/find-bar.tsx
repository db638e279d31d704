import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, Input, space, type } from '@site/ui';
import { isEnter } from '../../../../shared/is-enter';
import { foundIn, goBy, lookFor } from './editing/find';
import { ToolButton } from './surface-toolbar';
import { type Surface, useSurfaceState } from './use-surface';

interface FindBarProps {
  surface: Surface;
  /** Another value brings the focus back to the words. */
  opened: number;
  onClose: () => void;
}

/** Finds words in the text: Enter goes on, Shift with Enter back, Escape returns to the text. */
export function FindBar({ surface, opened, onClose }: FindBarProps) {
  const { words, places, at } = useSurfaceState(surface, foundIn);
  const input = useRef<HTMLInputElement>(null);
  const { view, getState } = surface;
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [opened]);
  useEffect(
    () => () => {
      // It goes with the surface, too.
      if (!view.isDestroyed) view.dispatch(lookFor(view.state, ''));
    },
    [view],
  );

  const handleKey = (event: KeyboardEvent) => {
    if (isEnter(event)) {
      // Within the post's form Enter would send it.
      event.preventDefault();
      view.dispatch(goBy(getState(), event.shiftKey ? -1 : 1));
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    <Bar role="search" aria-label="Find in text">
      <Words
        ref={input}
        aria-label="Words to find"
        placeholder="Find in text"
        dir="auto"
        value={words}
        onChange={(event) => view.dispatch(lookFor(getState(), event.target.value))}
        onKeyDown={handleKey}
      />
      <Count role="status">{words && (places.length > 0 ? `${at + 1} of ${places.length}` : 'Not found')}</Count>
      <ToolButton $tone="quiet" aria-label="Previous" onClick={() => view.dispatch(goBy(getState(), -1))}>
        <ArrowUp aria-hidden />
      </ToolButton>
      <ToolButton $tone="quiet" aria-label="Next" onClick={() => view.dispatch(goBy(getState(), 1))}>
        <ArrowDown aria-hidden />
      </ToolButton>
      <ToolButton $tone="quiet" aria-label="Close the search" onClick={onClose}>
        <X aria-hidden />
      </ToolButton>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`;

const Words = styled(Input)`
  flex: 1 1 0;
  min-width: 0;
`;

const Count = styled.span`
  ${type.small}
  min-width: 5em;
  color: ${color.inkSoft};
  text-align: center;
`;
