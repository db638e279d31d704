const mostBytes = 60;

/** The name of a field as a refusal shows it: at most 60 bytes of JSON, cut between characters. */
export function shortName(name: string): string {
  let shown = '';
  let bytes = 0;
  for (const character of name.slice(0, mostBytes)) {
    bytes += Buffer.byteLength(JSON.stringify(character)) - 2;
    if (bytes > mostBytes) return `${shown}…`;
    shown += character;
  }
  return name.length > mostBytes ? `${shown}…` : shown;
}
