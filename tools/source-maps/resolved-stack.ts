import { readFrame } from './frame';
import type { ReportedStack } from './reported-stack';
import type { SourcePlace, SourcePlaces } from './source-place';

const linesAround = 2;

/** A reported stack mapped to the source, with the code around the first line that is ours. */
export async function resolveStack(reported: ReportedStack, places: SourcePlaces): Promise<string> {
  const { message, stack, server, facts } = reported;
  const output = facts.length > 0 ? [facts.join('  ')] : [];
  const lines = stack.split('\n').filter((line) => line.trim());
  if (message && !lines[0]?.includes(message)) output.push(message);
  let shown = false;
  for (const line of lines) {
    const frame = readFrame(line, server);
    const place = frame && (await places.find(frame));
    if (!place) {
      output.push(frame ? `${line}  (in no kept source map of ${frame.app}@${frame.version})` : line);
      continue;
    }
    output.push(`    at ${place.file}:${place.line}:${place.column}${place.name ? ` ${place.name}` : ''}`);
    if (shown || place.file.startsWith('node_modules/')) continue;
    shown = true;
    output.push(...excerpt(place));
  }
  return output.join('\n');
}

function excerpt({ source, line, column }: SourcePlace): string[] {
  const first = Math.max(line - linesAround, 1);
  const width = String(line + linesAround).length;
  return source.slice(first - 1, line + linesAround).flatMap((text, index) => {
    const number = first + index;
    const written = `      ${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`;
    return number === line ? [written, `        ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`] : [written];
  });
}
