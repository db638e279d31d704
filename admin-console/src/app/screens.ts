import {
  FileText,
  GitCommitHorizontal,
  Images,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Rss,
  ScrollText,
  Users,
} from 'lucide-react';

export interface Screen {
  address: string;
  label: string;
  Icon: LucideIcon;
}

/** The console's screens: each line is an entry of the sidebar and a command of the palette. */
export const screens: readonly Screen[] = [
  { address: '/admin', label: 'Dashboard', Icon: LayoutDashboard },
  { address: '/admin/posts', label: 'Posts', Icon: FileText },
  { address: '/admin/pictures', label: 'Pictures', Icon: Images },
  { address: '/admin/messages', label: 'Messages', Icon: Inbox },
  { address: '/admin/subscribers', label: 'Subscribers', Icon: Rss },
  { address: '/admin/users', label: 'Users', Icon: Users },
  { address: '/admin/releases', label: 'Releases', Icon: GitCommitHorizontal },
  { address: '/admin/audit', label: 'Audit log', Icon: ScrollText },
];
