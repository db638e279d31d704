import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../release/files';
import { sha256 } from '../../release/hash';
import { workspaceRoot } from '../../release/workspace';

/** What serves every page, below `dist`. */
export const servesPages = ['shell/server/main.cjs', 'shell/server/render-host.cjs'];
/** What handles a form besides. */
export const handlesForms = ['api/main.mjs', 'api/worker.mjs'];

/**
 * By what pages are mounted and used: the browser, what serves them, and the rehearsal itself. Whichever changes, all are
 * mounted and used anew.
 * @param builds files below `dist`
 */
export async function conditionsOf(browserVersion: string, builds: string[]): Promise<string> {
  const rehearsal = path.join(workspaceRoot, 'tools/gate/rehearsal');
  const sources = (await filesBelow(rehearsal)).filter((file) => !file.endsWith('.spec.ts'));
  const files = [
    ...builds.map((file) => path.join(workspaceRoot, 'dist', file)),
    ...sources.map((file) => path.join(rehearsal, file)),
  ];
  const hashes = await Promise.all(files.map(async (file) => sha256(await readFile(file))));
  return sha256(Buffer.from([browserVersion, ...hashes].join()));
}
