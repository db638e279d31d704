import { offeredApi } from '../api/offered-api';
import { compareApi, operationsOf } from '@site/releases';
import { readUsedApi } from '../api/stored-used-api';
import type { GateCheck } from '../gate-check';

/** The API offers every call that the candidate makes, accepts what it sends and returns what it reads. */
export const apiCheck: GateCheck = {
  title: 'API',
  async run({ name, folder, product, releasesDir }) {
    const used = await readUsedApi(folder);
    if (!used) {
      return { seen: '', refusals: [`${name} does not say which API calls it makes; release it again.`] };
    }
    const { document, source } = await offeredApi(product, releasesDir);
    const calls = operationsOf(used).size;
    return {
      seen: `${calls} calls, compared with ${source}`,
      refusals: compareApi({ used, offered: document, who: name }),
    };
  },
};
