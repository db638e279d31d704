import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { resolveExpressions, type Step, type Variables } from './workflow';

interface Place {
  cwd: string;
  /** The folder of what jobs have stored, by key. */
  caches: string;
  known: Variables;
}

/**
 * Restores what an earlier job has stored, as `actions/cache` does: under this key, or else the newest under one that begins
 * so. Answers how the job, once it has succeeded, stores it for the next.
 */
export function restoreCache({ with: given = {} }: Step, { cwd, caches, known }: Place): () => void {
  const key = resolveExpressions(String(given.key), known);
  const names = (existsSync(caches) ? readdirSync(caches) : []).sort((a, b) => storedAt(b) - storedAt(a));
  const found = [key, ...linesOf(given['restore-keys'])]
    .map((prefix) => names.find((name) => name.startsWith(prefix)))
    .find((name) => name !== undefined);
  if (found) cpSync(path.join(caches, found), cwd, { recursive: true });
  return () => {
    // What is stored under a key stays as it is.
    if (found === key) return;
    mkdirSync(path.join(caches, key), { recursive: true });
    for (const file of linesOf(given.path).flatMap((pattern) => filesLike(pattern, cwd))) {
      cpSync(path.join(cwd, file), path.join(caches, key, file), { recursive: true });
    }
  };

  function storedAt(name: string): number {
    return statSync(path.join(caches, name)).mtimeMs;
  }
}

const linesOf = (text: unknown): string[] =>
  String(text ?? '')
    .trim()
    .split('\n');

/** Files of one folder, whose name a pattern such as `site@*.json` means. */
function filesLike(pattern: string, cwd: string): string[] {
  const folder = path.dirname(pattern);
  const [start = '', end = ''] = path.basename(pattern).split('*');
  const names = existsSync(path.join(cwd, folder)) ? readdirSync(path.join(cwd, folder)) : [];
  const isLike = (name: string): boolean =>
    pattern.includes('*') ? name.startsWith(start) && name.endsWith(end) : name === start;
  return names.filter(isLike).map((name) => path.join(folder, name));
}
