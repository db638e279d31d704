import { Ellipsis } from 'lucide-react';
import * as RadixMenu from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/button';
import { color, layer, radius, type } from '../theme/tokens';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /** Names the button: 'More actions for ada'. */
  label: string;
  entries: readonly MenuEntry[];
  /** What opens it; three dots unless told. */
  button?: ReactElement;
}

/** Rarely used actions of a row, behind three dots, or the choices that a button offers. */
export const Menu = ({ label, entries, button }: MenuProps) => (
  // Not modal: an entry may open a dialog, which traps focus itself.
  <RadixMenu.Root modal={false}>
    <RadixMenu.Trigger asChild>
      {button ?? (
        <IconButton $tone="quiet" aria-label={label}>
          <Ellipsis aria-hidden />
        </IconButton>
      )}
    </RadixMenu.Trigger>
    <RadixMenu.Portal>
      <List align="end" sideOffset={4} collisionPadding={8}>
        {entries.map((entry) => (
          <Entry key={entry.label} disabled={entry.disabled} onSelect={entry.onSelect}>
            {entry.icon}
            {entry.label}
          </Entry>
        ))}
      </List>
    </RadixMenu.Portal>
  </RadixMenu.Root>
);

const List = styled(RadixMenu.Content)`
  z-index: ${layer.menu};
  min-width: 200px;
  padding: 4px;
  border: 1.5px solid ${color.ink};
  border-radius: ${radius};
  background: ${color.card};
  color: ${color.ink};
`;

const Entry = styled(RadixMenu.Item)`
  ${type.dense}
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 40px;
  padding: 8px 10px;
  border-radius: 2px;
  cursor: pointer;
  user-select: none;
  outline: none;

  &[data-highlighted] {
    background: ${color.blueWash};
    color: ${color.blue};
    forced-color-adjust: none;
  }

  &[data-disabled] {
    opacity: 0.55;
    cursor: not-allowed;
  }

  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`;
