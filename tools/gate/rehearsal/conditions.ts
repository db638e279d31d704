import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../release/files';
import { sha256 } from '../../release/hash';
import { workspaceRoot } from '../../release/workspace';

/** By what pages are mounted: the browser, the shell that serves them, and the rehearsal itself. Whichever changes, all are mounted anew. */
export async function conditionsOf(browserVersion: string): Promise<string> {
  const rehearsal = path.join(workspaceRoot, 'tools/gate/rehearsal');
  const sources = (await filesBelow(rehearsal)).filter((file) => !file.endsWith('.spec.ts'));
  const files = [
    ...['main.cjs', 'render-host.cjs'].map((file) => path.join(workspaceRoot, 'dist/shell/server', file)),
    ...sources.map((file) => path.join(rehearsal, file)),
  ];
  const hashes = await Promise.all(files.map(async (file) => sha256(await readFile(file))));
  return sha256(Buffer.from([browserVersion, ...hashes].join()));
}
