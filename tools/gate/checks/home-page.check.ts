import { candidateHost, jobAt } from '../candidate-host';
import type { GateCheck } from '../gate-check';

/** Nothing answers there. */
const noApi = new URL('http://127.0.0.1:9');

/** Renders the home page without an API, in a process of its own as the shell would: the least that must work. */
export const homePageCheck: GateCheck = {
  title: 'home page',
  runsCode: true,
  async run(candidate) {
    const host = candidateHost(candidate, noApi);
    if (!host) return { seen: 'rendered in the browser only', refusals: [] };
    try {
      const { result } = await host.render(jobAt(candidate, '/'));
      if (result.status !== 200 || !result.body) {
        throw new Error(`it answered ${result.status} with ${result.body.length} characters`);
      }
      return { seen: 'rendered without an API', refusals: [] };
    } catch (error) {
      const reason = (error as Error).message.replace(/\.$/, '');
      return { seen: '', refusals: [`${candidate.name} can’t render the home page: ${reason}.`] };
    } finally {
      host.stop();
    }
  },
};
