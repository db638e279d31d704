import { Bold, Code, Heading, Image, Images, Italic, Link, List, Quote, type LucideIcon } from 'lucide-react';
import * as Toolbar from 'radix-ui/toolbar';
import styled from 'styled-components';
import { color, IconButton, media, space, Tooltip, TooltipProvider } from '@site/ui';
import { ariaKeys, withKeys } from '../key-names';
import { type WritingCommand, writingKeys } from './writing-keys';

interface ContentToolbarProps {
  onCommand: (command: WritingCommand) => void;
}

const tools: { command: WritingCommand; label: string; Icon: LucideIcon }[][] = [
  [
    { command: 'bold', label: 'Bold', Icon: Bold },
    { command: 'italic', label: 'Italic', Icon: Italic },
    { command: 'code', label: 'Code', Icon: Code },
    { command: 'link', label: 'Link', Icon: Link },
  ],
  [
    { command: 'heading', label: 'Numbered heading', Icon: Heading },
    { command: 'list', label: 'List', Icon: List },
    { command: 'quote', label: 'Quote', Icon: Quote },
    { command: 'picture', label: 'Picture', Icon: Image },
    { command: 'storedPicture', label: 'Stored picture', Icon: Images },
  ],
];

/** What the content's own conventions are called: one stop for the Tab key, arrows within. */
export const ContentToolbar = ({ onCommand }: ContentToolbarProps) => (
  <TooltipProvider>
    <Bar aria-label="Formatting">
      {tools.map((group, index) => (
        <Group key={index}>
          {group.map(({ command, label, Icon }) => (
            <Tooltip key={command} content={tooltipOf(label, command)}>
              <Toolbar.Button asChild>
                <Tool
                  $tone="quiet"
                  aria-label={label}
                  aria-keyshortcuts={ariaKeys(writingKeys[command])}
                  onClick={() => onCommand(command)}
                >
                  <Icon aria-hidden />
                </Tool>
              </Toolbar.Button>
            </Tooltip>
          ))}
        </Group>
      ))}
    </Bar>
  </TooltipProvider>
);

function tooltipOf(label: string, command: WritingCommand): string {
  if (command === 'picture') return `${label}: choose one, or drop or paste it into the text`;
  return withKeys(label, writingKeys[command]);
}

const Bar = styled(Toolbar.Root)`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;

  ${media.tablet} {
    gap: ${space[12]};
  }
`;

const Group = styled.div`
  display: flex;
  gap: 2px;

  ${media.tablet} {
    & + & {
      padding-left: ${space[12]};
      border-left: 1px solid ${color.line};
    }
  }
`;

const Tool = styled(IconButton)`
  width: 34px;
  color: ${color.inkSoft};

  &:hover,
  &:focus-visible {
    color: ${color.ink};
  }

  ${media.tablet} {
    width: 40px;
  }
`;
