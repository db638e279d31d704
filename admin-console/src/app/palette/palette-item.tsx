import type { Command } from './commands';
import { Item, Note } from './palette-look';

interface PaletteItemProps {
  command: Command;
  note?: string;
  onChoose: (command: Command) => void;
}

export const PaletteItem = ({ command, note, onChoose }: PaletteItemProps) => (
  <Item value={command.id} onSelect={() => onChoose(command)}>
    <command.Icon aria-hidden />
    <span>{command.label}</span>
    {note && <Note>{note}</Note>}
  </Item>
);
