import { type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';
import { color, space, type } from '@site/ui';

export const views = ['write', 'preview'] as const;
export type View = (typeof views)[number];

const labels: Record<View, string> = { write: 'Text', preview: 'Preview' };

export const tabId = (view: View): string => `writing-tab-${view}`;
export const panelId = (view: View): string => `writing-panel-${view}`;

interface WritingTabsProps {
  view: View;
  onChange: (view: View) => void;
}

/** Where text and preview don't fit beside one another, one of them is seen at a time. */
export function WritingTabs({ view, onChange }: WritingTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  const handleKey = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const next = view === 'write' ? 'preview' : 'write';
    const target = { Home: 'write' as const, End: 'preview' as const }[event.key] ?? next;
    onChange(target);
    list.current?.querySelector<HTMLElement>(`#${tabId(target)}`)?.focus();
  };

  return (
    <List ref={list} role="tablist" aria-label="Text or preview">
      {views.map((each) => (
        <Tab
          key={each}
          type="button"
          role="tab"
          id={tabId(each)}
          aria-controls={panelId(each)}
          aria-selected={each === view}
          tabIndex={each === view ? 0 : -1}
          onClick={() => onChange(each)}
          onKeyDown={handleKey}
        >
          {labels[each]}
        </Tab>
      ))}
    </List>
  );
}

const List = styled.div`
  display: flex;
`;

const Tab = styled.button`
  ${type.dense}
  min-height: 40px;
  padding: 0 ${space[16]};
  border: 1.5px solid ${color.line};
  background: none;
  color: ${color.inkSoft};
  font-weight: 600;
  cursor: pointer;

  & + & {
    border-left: 0;
  }

  &[aria-selected='true'] {
    background: ${color.blueWash};
    color: ${color.blue};
  }
`;
