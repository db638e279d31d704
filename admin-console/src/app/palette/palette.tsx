import { Command as Cmdk } from 'cmdk';
import { History, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { limits } from '@site/contracts';
import { Dialog, VisuallyHidden } from '@site/ui';
import { type Command, commandsFor } from './commands';
import { Body, Empty, Footer, Group, Input, List } from './palette-look';
import { PaletteItem } from './palette-item';
import { storeRecent, type RecentPlace, useRecentPlaces } from './recent-places';
import { useFound } from './use-found';

export interface PaletteProps {
  userId: string;
  onClose: () => void;
  /** Called with what was chosen; the palette is closed first. */
  onChoose: (command: Command) => void;
}

/** Search and commands in one list, for the keyboard: arrows choose, Enter goes, Escape closes. */
export function Palette({ userId, onClose, onChoose }: PaletteProps) {
  const [search, setSearch] = useState('');
  const isBlank = search.trim() === '';
  const recent = useRecentPlaces(userId);
  const found = useFound(search);
  const own = commandsFor(search);
  const count = own.length + found.groups.reduce((sum, { places }) => sum + places.length, 0);

  const handleChoose = (command: Command, mayBeStored = true) => {
    if (mayBeStored && 'address' in command && !command.reload) storeRecent(userId, command);
    onChoose(command);
  };

  return (
    <Dialog open bare onOpenChange={(open) => !open && onClose()} title="Search or jump to">
      <Cmdk label="Search or jump to" shouldFilter={false} vimBindings={false} loop>
        <Body>
          <Input
            placeholder="Search or jump to..."
            maxLength={limits.search}
            value={search}
            onValueChange={setSearch}
          />
          <VisuallyHidden role="status">{outcome(isBlank, found.searching, count)}</VisuallyHidden>
          <List label="Results">
            {isBlank && <Commands heading="Recent" commands={recent.map(commandOf)} onChoose={handleChoose} />}
            <Commands heading="Commands" commands={own} onChoose={handleChoose} />
            {found.groups.map(({ heading, Icon, places, mayBeStored }) => (
              <Group key={heading} heading={heading}>
                {places.map(({ note, ...place }) => (
                  <PaletteItem
                    key={place.id}
                    command={{ ...place, Icon }}
                    note={note}
                    onChoose={(command) => handleChoose(command, mayBeStored)}
                  />
                ))}
              </Group>
            ))}
            {found.failed && (
              <PaletteItem
                command={{ id: 'retry', label: 'The search failed. Try again', Icon: RotateCw, run: found.retry }}
                onChoose={found.retry}
              />
            )}
            {count === 0 && !found.failed && (
              <Empty>{found.searching ? 'Searching...' : `Nothing found for “${search.trim()}”`}</Empty>
            )}
          </List>
          <Keys />
        </Body>
      </Cmdk>
    </Dialog>
  );
}

interface CommandsProps {
  heading: string;
  commands: readonly Command[];
  onChoose: (command: Command) => void;
}

function Commands({ heading, commands, onChoose }: CommandsProps) {
  if (commands.length === 0) return null;
  return (
    <Group heading={heading}>
      {commands.map((command) => (
        <PaletteItem key={command.id} command={command} onChoose={onChoose} />
      ))}
    </Group>
  );
}

const commandOf = ({ label, address }: RecentPlace): Command => {
  return { id: `recent-${address}`, label, address, Icon: History };
};

const Keys = () => (
  <Footer aria-hidden>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> choose
    </span>
    <span>
      <kbd>Enter</kbd> go
    </span>
    <span>
      <kbd>Esc</kbd> close
    </span>
  </Footer>
);

/** For those who do not see the list change. */
function outcome(isBlank: boolean, searching: boolean, count: number): string {
  if (isBlank) return '';
  if (searching) return 'Searching';
  return count === 1 ? '1 result' : `${count} results`;
}
