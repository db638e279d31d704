import { apiKilled, endedGently } from './faults/process-faults';
import { startSmall } from './faults/fixtures';
import { underLoad } from './faults/under-load';

it.each([apiKilled, endedGently('api')])(
  '$name: pages stay up, no acknowledged save is lost, none is half there, no request under way is dropped',
  async (fault) => {
    const { failures } = await underLoad(fault, startSmall).run();
    expect(failures).toEqual([]);
  },
  180_000,
);
