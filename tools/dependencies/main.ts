import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { type Dependency, directDependencies, readTable, writeRow } from './table';

/** `npm run packages:table`: fills in docs/dependencies.md from the lock file and the registry; the reasons stay. */
const file = path.join(import.meta.dirname, '../../docs/dependencies.md');
const atOnce = 4;

const before = readFileSync(file, 'utf8');
const known = readTable(before);
const waiting = directDependencies();
const found = new Map<string, Dependency>();
await Promise.all(Array.from({ length: atOnce }, lookUpOneAfterAnother));

let text = before.replace(/^Looked up: .+$/m, `Looked up: ${new Date().toISOString().slice(0, 10)}`);
for (const [name, dependency] of found) {
  const row = known.get(name)?.row;
  if (row) text = text.replace(row, writeRow(dependency));
}
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));

const missing = [...found.keys()].filter((name) => !known.has(name));
if (missing.length > 0) {
  console.error(`Add a line with its reason to docs/dependencies.md for: ${missing.join(', ')}`);
  process.exit(1);
}

async function lookUpOneAfterAnother(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { stdout } = await promisify(execFile)('npm', ['view', next.published, 'time', '--json']);
    const { created, modified, ...releases } = JSON.parse(stdout) as Record<string, string>;
    const [last = modified ?? created ?? ''] = Object.values(releases).sort().reverse();
    const { why = '', licence = '' } = known.get(next.name) ?? {};
    // A few old packages name their licence only in a file: the entry in the table is kept.
    found.set(next.name, { ...next, licence: next.licence || licence, lastRelease: last.slice(0, 10), why });
  }
}
