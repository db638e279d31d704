/** What is said of a version that a second person has to approve; `at`: the time at which it goes live then. */
export function waitingLine(name: string, origin: string, at?: string): string {
  const approval = at ? `at ${at} if another admin approves it before, at` : 'once another admin approves it at';
  return `Waiting: ${name} goes live ${approval} ${origin}/admin/releases`;
}
