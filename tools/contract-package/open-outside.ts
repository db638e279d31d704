import type { ReleasedApp } from '@site/federation';
import type { ReleaseCommands } from '../release/commands';
import { openClient } from '../release/remote/open-client';
import type { ReleaseClient } from '../release/remote/release-client';

/** An app, and the address of a product. */
export interface Named {
  app: ReleasedApp;
  to: string;
}

/** What a person types who has this package alone. */
export function outsideCommands({ app, to }: Named): ReleaseCommands {
  const line = `npx site-release --app ${app} --to ${to}`;
  return {
    list: `${line} --list`,
    listAll: () => `${line} --list`,
    promote: (_, version) => `${line} --promote ${version}`,
    rollBack: () => `${line} --rollback`,
    cancel: () => `${line} --cancel`,
  };
}

/** The release service for whoever has this package alone: its sentences name commands that come with it. Throws Problem. */
export const openOutside = (named: Named): ReleaseClient => openClient(named.to, undefined, outsideCommands(named));
