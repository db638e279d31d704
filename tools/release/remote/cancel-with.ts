import type { ReleasedApp } from '@site/federation';
import type { ReleaseClient } from './release-client';

/** How a version is taken back that goes live at a time. */
export const cancelWith = ({ option }: ReleaseClient, app: ReleasedApp): string =>
  `cancel with: npm run promote -- ${app}${option} --cancel`;
