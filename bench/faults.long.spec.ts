import { apiKilled, endedGently } from './faults/process-faults';
import { startSmall } from './faults/fixtures';
import { underLoad } from './faults/under-load';

it.each([apiKilled, endedGently('api')])(
  '$name: pages stay up, no acknowledged save is lost, none is half there, no request under way is dropped',
  async (fault) => {
    const { failures, after } = await underLoad(fault, startSmall).run();
    expect(failures).toEqual([]);
    // The pause of the supervisor is part of it.
    expect(Number(/^as before ([\d.]+) s later/.exec(after)?.[1])).toBeGreaterThan(1);
  },
  180_000,
);
