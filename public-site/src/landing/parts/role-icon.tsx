import {
  Bot,
  Compass,
  HeartHandshake,
  Megaphone,
  MonitorSmartphone,
  PenTool,
  SearchCheck,
  Server,
  UserRound,
  UsersRound,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

/** The icon that a role's words call for; the first that fits. */
export function RoleIcon({ role }: { role: string }) {
  const Icon = icons.find(([words]) => words.test(role))?.[1] ?? UserRound;
  return <Icon aria-hidden="true" />;
}

const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/\b(ceo|chief|founder|director)\b/i, Compass],
  [/\b(ai|machine learning|data)\b/i, Bot],
  [/\b(qa|quality|test)/i, SearchCheck],
  [/\b(backend|devops|cloud|database)\b/i, Server],
  [/\b(frontend|mobile|web)\b/i, MonitorSmartphone],
  [/\b(design|ux|ui)/i, PenTool],
  [/\b(market|martech|content|sales)/i, Megaphone],
  [/\b(client|customer|project|relationship)/i, HeartHandshake],
  [/\b(people|talent|human)/i, UsersRound],
  [/\b(operations|engineer|analyst|technical)/i, Wrench],
];
