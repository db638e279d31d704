import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Image,
  Images,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Maximize2,
  Minus,
  Quote,
  Redo2,
  Search,
  SquareCode,
  Table,
  Undo2,
} from 'lucide-react';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import * as Toolbar from 'radix-ui/toolbar';
import styled from 'styled-components';
import { color, IconButton, media, space, Tooltip, TooltipProvider } from '@site/ui';
import { ariaKeys, withKeys } from '../key-names';
import * as commands from './editing/commands';
import { types } from './model/types';
import { canRun, type SurfaceTool } from './surface-tools';
import { type Surface, useSurfaceState } from './use-surface';

export interface Tool {
  label: string;
  Icon: LucideIcon;
  /** As `aria-keyshortcuts` takes it, without the modifier that every platform has its own of. */
  keys?: string;
  run: Command | SurfaceTool;
  isOn?: (state: EditorState) => boolean;
}

const { bulletList, orderedList, blockquote, codeBlock, heading, strong, em, code, link } = types;

export const markTools: Tool[] = [
  { label: 'Bold', Icon: Bold, keys: 'B', run: commands.toggleStrong, isOn: (s) => commands.isMarked(s, strong) },
  { label: 'Italic', Icon: Italic, keys: 'I', run: commands.toggleEm, isOn: (s) => commands.isMarked(s, em) },
  { label: 'Code', Icon: Code, keys: 'E', run: commands.toggleCode, isOn: (s) => commands.isMarked(s, code) },
  { label: 'Link', Icon: Link, keys: 'Shift+K', run: 'link', isOn: (s) => commands.isMarked(s, link) },
];

export const blockTools: Tool[] = [
  {
    ...{ label: 'Heading 2', Icon: Heading2, keys: 'Alt+2', run: commands.toggleHeading(2) },
    isOn: (state) => commands.isIn(state, heading, { level: 2 }),
  },
  {
    ...{ label: 'Heading 3', Icon: Heading3, keys: 'Alt+3', run: commands.toggleHeading(3) },
    isOn: (state) => commands.isIn(state, heading, { level: 3 }),
  },
  {
    ...{ label: 'List', Icon: List, keys: 'Shift+8', run: commands.toggleList(bulletList) },
    isOn: (state) => commands.isIn(state, bulletList),
  },
  {
    ...{ label: 'Numbered list', Icon: ListOrdered, keys: 'Shift+7', run: commands.toggleList(orderedList) },
    isOn: (state) => commands.isIn(state, orderedList),
  },
  {
    ...{ label: 'Quote', Icon: Quote, keys: 'Shift+9', run: commands.toggleQuote },
    isOn: (state) => commands.isIn(state, blockquote),
  },
  {
    ...{ label: 'Code block', Icon: SquareCode, keys: 'Alt+C', run: commands.toggleCodeBlock },
    isOn: (state) => commands.isIn(state, codeBlock),
  },
];

export const insertTools: Tool[] = [
  { label: 'Picture', Icon: Image, run: 'picture' },
  { label: 'Stored picture', Icon: Images, run: 'storedPicture' },
  { label: 'Table', Icon: Table, run: commands.insertTable },
  { label: 'Rule', Icon: Minus, run: commands.insertRule },
];

const groups: Tool[][] = [
  [
    { label: 'Undo', Icon: Undo2, keys: 'Z', run: undo },
    { label: 'Redo', Icon: Redo2, keys: 'Shift+Z', run: redo },
  ],
  markTools,
  blockTools,
  insertTools,
  [
    { label: 'Find in text', Icon: Search, keys: 'F', run: 'find' },
    { label: 'Full width', Icon: Maximize2, run: 'wide' },
  ],
];

interface SurfaceToolbarProps {
  surface: Surface;
  wide: boolean;
  onTool: (tool: Command | SurfaceTool) => void;
}

/** One stop for the Tab key, arrows within. */
export const SurfaceToolbar = ({ surface, wide, onTool }: SurfaceToolbarProps) => (
  <TooltipProvider>
    <Bar aria-label="Formatting">
      {groups.map((group, index) => (
        <Group key={index}>
          {group.map((tool) => (
            <ToolOf key={tool.label} tool={tool} isOpen={tool.run === 'wide' && wide} {...{ surface, onTool }} />
          ))}
        </Group>
      ))}
    </Bar>
  </TooltipProvider>
);

interface ToolOfProps extends Pick<SurfaceToolbarProps, 'surface' | 'onTool'> {
  tool: Tool;
  isOpen: boolean;
}

function ToolOf({ tool: { label, Icon, keys, run, isOn }, isOpen, surface, onTool }: ToolOfProps) {
  const on = useSurfaceState(surface, (state) => isOn?.(state) ?? isOpen);
  const off = useSurfaceState(surface, (state) => !canRun(state, run));
  return (
    <Tooltip content={withKeys(label, keys)}>
      <Toolbar.Button asChild disabled={off}>
        <ToolButton
          $tone="quiet"
          aria-label={label}
          aria-pressed={isOn || run === 'wide' ? on : undefined}
          aria-keyshortcuts={ariaKeys(keys)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTool(run)}
        >
          <Icon aria-hidden />
        </ToolButton>
      </Toolbar.Button>
    </Tooltip>
  );
}

/** On a phone one row to be pushed aside: the keyboard leaves little of the text as it is. */
const Bar = styled(Toolbar.Root)`
  display: flex;
  gap: 2px;
  overflow-x: auto;

  ${media.tablet} {
    flex-wrap: wrap;
    overflow-x: visible;
    gap: ${space[4]} ${space[8]};
  }
`;

const Group = styled.div`
  display: flex;
  flex: none;
  gap: 2px;

  ${media.tablet} {
    & + & {
      padding-left: ${space[8]};
      border-left: 1px solid ${color.line};
    }
  }
`;

export const ToolButton = styled(IconButton)`
  flex: none;
  width: 36px;
  color: ${color.inkSoft};

  ${media.tablet} {
    width: 32px;
  }

  &:hover,
  &:focus-visible {
    color: ${color.ink};
  }

  &[aria-pressed='true'] {
    background: ${color.blueWash};
    color: ${color.blue};
  }
`;
