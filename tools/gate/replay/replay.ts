import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type OpenApi, operationsOf } from '@site/releases';
import { startOwnProduct } from '../rehearsal/own-product';
import type { Finding } from '../gate-check';
import { responseDifferences } from './response-differences';
import type { ApiCall } from './api-call';
import type { RecordedCalls } from './recorded-calls';
import { repeatCalls } from './repeat-calls';

interface CandidateApi {
  /** `main.mjs` of its build. */
  script: string;
  /** For its database; empty. */
  folder: string;
}

/**
 * Makes the calls of a release's rehearsal again, to an API that starts with the same content. Each that the release
 * makes by itself, by its record of what it uses, must have the response that it had, unless its path is declared as changed.
 */
export async function replay(
  { used, recording, changed }: { used: OpenApi; recording: RecordedCalls; changed: string[] },
  { script, folder }: CandidateApi,
): Promise<Finding> {
  const samplePostsDir = path.join(folder, 'posts');
  await mkdir(samplePostsDir, { recursive: true });
  for (const [name, text] of Object.entries(recording.posts)) await writeFile(path.join(samplePostsDir, name), text);
  const own = await startOwnProduct(path.join(folder, 'product'), { script, samplePostsDir });
  const moments = { recorded: Date.parse(recording.recordedAt), repeated: Date.now() };
  try {
    const responses = await repeatCalls(recording.calls, own.apiUrl, moments);
    const find = finder(used);
    const refusals = new Set<string>();
    let compared = 0;
    for (const [index, { request, answer: was }] of recording.calls.entries()) {
      const [found, is] = [find(request), responses[index]];
      if (!found || !is || changed.includes(found.path)) continue;
      compared++;
      const differences = responseDifferences(used, found.operation, { was, is }, moments);
      // A call that is made of many pages is reported once.
      for (const difference of differences) refusals.add(`${found.name}: ${difference.replace(/\[\d+\]/g, '[…]')}.`);
    }
    return { seen: `${compared} calls repeated`, refusals: [...refusals] };
  } finally {
    await own.stop();
  }
}

/** Finds the operation of a call among those that a release uses. */
function finder(used: OpenApi) {
  const known = [...operationsOf(used).values()].map((found) => ({
    ...found,
    method: found.name.split(' ')[0],
    // What is spelled out comes before what is a parameter: /slug before /{id}.
    pattern: new RegExp(`^${found.path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }));
  known.sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  return ({ method, url }: ApiCall['request']) => {
    const [pathname = ''] = url.split('?');
    return known.find((one) => one.method === method && one.pattern.test(pathname));
  };
}
