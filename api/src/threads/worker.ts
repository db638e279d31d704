import { parentPort } from 'node:worker_threads';
import { fileInForm } from '../pictures/file-in-form';
import { safeHtml } from '../posts/content/safe-html';
import { compareUsedApi } from '../releases/live/compare-used-api';
import { replayUsedApi } from '../releases/live/replay-used-api';
import { transferOf } from './transfer';

/** Work that could block the event loop for a good part of a second when the input is hostile. */
const jobs = { safeHtml, fileInForm, compareUsedApi, replayUsedApi };

export type JobName = keyof typeof jobs;
export type Given<Name extends JobName> = Parameters<(typeof jobs)[Name]>[0];
export type Result<Name extends JobName> = Awaited<ReturnType<(typeof jobs)[Name]>>;

export interface Order<Name extends JobName> {
  name: Name;
  given: Given<Name>;
}

export interface Delivery<Name extends JobName> {
  result: Result<Name>;
}

parentPort?.on('message', async <Name extends JobName>({ name, given }: Order<Name>) => {
  const work = jobs[name] as (given: Given<Name>) => Result<Name> | Promise<Result<Name>>;
  const result = await work(given);
  parentPort?.postMessage({ result } satisfies Delivery<Name>, transferOf(result));
});
