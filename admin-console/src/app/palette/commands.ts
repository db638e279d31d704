import { ExternalLink, LogOut, type LucideIcon, PenLine, SunMoon, Tags, UserRound } from 'lucide-react';
import { themeSwitchAttribute } from '@site/federation';
import { screens } from '../screens';

interface CommandFace {
  id: string;
  label: string;
  Icon: LucideIcon;
  /** Other words that people look for it by. */
  words?: string;
}

/** Something that the palette offers: a place to go to, or a thing to do. */
export type Command = CommandFace & ({ address: string; reload?: boolean } | { run: () => void });

/** All that does not depend on what is stored. Whoever adds a line here has added a command. */
const commands: readonly Command[] = [
  ...screens.map(({ address, label, Icon }) => ({ id: address, label, Icon, address, words: 'go to open' })),
  { id: 'new-post', label: 'New post', Icon: PenLine, address: '/admin/posts/new', words: 'create write draft' },
  { id: 'tags', label: 'Tags', Icon: Tags, address: '/admin/posts/tags', words: 'go to open rename merge posts' },
  {
    id: 'account',
    label: 'Your account',
    Icon: UserRound,
    address: '/admin/account',
    words: 'profile password sessions devices second factor two-factor 2fa',
  },
  { id: 'site', label: 'View site', Icon: ExternalLink, address: '/', reload: true, words: 'website home public' },
  { id: 'theme', label: 'Switch between light and dark', Icon: SunMoon, run: switchTheme, words: 'theme mode colours' },
  { id: 'logout', label: 'Log out', Icon: LogOut, address: '/api/auth/logout', reload: true, words: 'sign out logout' },
];

/** The commands in which a word begins with each word of the search. */
export function commandsFor(search: string): readonly Command[] {
  const wanted = wordsOf(search);
  return commands.filter(({ label, words = '' }) => {
    const own = wordsOf(`${label} ${words}`);
    return wanted.every((start) => own.some((word) => word.startsWith(start)));
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The shell's host script listens for presses of such a button; the sidebar has one. */
function switchTheme(): void {
  document.querySelector<HTMLElement>(`[${themeSwitchAttribute}]`)?.click();
}
