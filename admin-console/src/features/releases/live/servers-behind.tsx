import type { ServingShells } from '@site/api-client/releases';
import { VersionNotice } from '../version-notice';
import { serversOf } from './servers-of';

/** Servers whose visitors get something else than what is live, and what to do about that. */
export const ServersBehind = ({ serving }: { serving: ServingShells }) =>
  serving.others.map(({ version, hosts }) => (
    <VersionNotice key={version} $tone="warn">
      <p>
        {hosts.length} of {serversOf(serving)} still {hosts.length === 1 ? 'serves' : 'serve'}{' '}
        <strong>{version ?? 'none of it'}</strong>: {hosts.join(', ')}. The log there says why. One that has rolled back
        by itself takes up what is live once it is started again. One whose disk is full, or that can’t fetch the files,
        needs no restart: it tries again by itself.
      </p>
    </VersionNotice>
  ));
