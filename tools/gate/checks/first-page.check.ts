import { firstPageOf } from '@site/releases';
import { candidateHost, jobAt } from '../candidate-host';
import type { GateCheck } from '../gate-check';

/** Nothing answers there. */
const noApi = new URL('http://127.0.0.1:9');

/** Renders the first page without an API, in a process of its own as the shell would: the least that must work. */
export const firstPageCheck: GateCheck = {
  title: 'first page',
  runsCode: true,
  async run(candidate) {
    const address = firstPageOf(candidate.release);
    if (address === undefined) return { seen: 'not rendered: all addresses have parameters', refusals: [] };
    const host = candidateHost(candidate, noApi);
    if (!host) return { seen: 'rendered in the browser only', refusals: [] };
    try {
      const { result } = await host.render(jobAt(candidate, address));
      if (result.status !== 200 || !(result.body || result.resource)) {
        throw new Error(`it answered ${result.status} with ${result.body.length} characters`);
      }
      return { seen: `${address} rendered without an API`, refusals: [] };
    } catch (error) {
      const reason = (error as Error).message.replace(/\.$/, '');
      return { seen: '', refusals: [`${candidate.name} can’t render ${address}: ${reason}.`] };
    } finally {
      host.stop();
    }
  },
};
