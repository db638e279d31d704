import type { Sight } from './fault';

const columns = ['fault', 'visitor', 'admin', 'after'] as const;

/** In Markdown, for people and for docs/faults.md. */
export function tableOf(sights: Sight[]): string {
  const titles = '| Fault | Visitors saw | Editors saw | Afterwards |';
  const rows = sights.map((sight) => `| ${columns.map((column) => sight[column].replaceAll('|', '/')).join(' | ')} |`);
  return [titles, '| --- | --- | --- | --- |', ...rows].join('\n');
}
