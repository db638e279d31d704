import { openClient } from '../release/remote/open-client';
import { ReleaseClient } from '../release/remote/release-client';
import type { Named, Step } from './options';

/** What a person types for a step. */
export const lineOf = (step: Step, { app, to }: Named): string => `npx site-release --app ${app} --to ${to} --${step}`;

/** The release service for whoever has this package alone: its sentences name commands that come with it. Throws Problem. */
export const openOutside = (named: Named): ReleaseClient =>
  openClient(
    named.to,
    undefined,
    class extends ReleaseClient {
      override get listCommand(): string {
        return lineOf('list', named);
      }
    },
  );
