import { runInThisContext } from 'node:vm';

/** The time zone of this device, for the tests of a `describe`. */
export function inTimeZone(zone: string): void {
  // The environment of a test is a copy, which changes no time zone.
  const { env } = runInThisContext('process') as NodeJS.Process;
  const { TZ } = env;
  beforeEach(() => (env.TZ = zone));
  afterEach(() => {
    if (TZ === undefined) delete env.TZ;
    else env.TZ = TZ;
  });
}
