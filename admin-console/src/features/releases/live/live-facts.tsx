import type { AppState } from '@site/api-client/releases';
import type { ReleasedApp } from '@site/federation';
import { NamedTime } from '../../../shared/named-time';
import { useGetCurrentRemotesQuery } from '../../../shared/current-remotes';
import { Facts } from './facts';
import { rehearsalWords } from './rehearsal-words';
import { serversOf } from './servers-of';
import { shortCommit } from './short-commit';

interface LiveFactsProps {
  state: AppState;
}

/** What visitors get of an app, since when, by whom, why, and of which source. */
export function LiveFacts({ state: { app, live, serving } }: LiveFactsProps) {
  if (!live) return <NothingLive app={app} />;
  const { version, at, who, because, commit, kind, rehearsal } = live;
  return (
    <Facts>
      <div>
        <dt>Live</dt>
        <dd>
          <strong>{version}</strong>
        </dd>
      </div>
      <div>
        <dt>Since</dt>
        <dd>
          <NamedTime iso={at} />
        </dd>
      </div>
      <div>
        <dt>{kind === 'rollback' ? 'Rolled back by' : 'By'}</dt>
        <dd>{who}</dd>
      </div>
      <div>
        <dt>Why</dt>
        <dd dir="auto">{because ?? 'No reason given'}</dd>
      </div>
      <div>
        <dt>Commit</dt>
        <dd>{shortCommit(commit)}</dd>
      </div>
      {rehearsal && (
        <div>
          <dt>Rehearsal</dt>
          <dd>{rehearsalWords[rehearsal]}</dd>
        </div>
      )}
      {serving && (
        <div>
          <dt>Served by</dt>
          <dd>
            {serving.following} of {serversOf(serving)}
          </dd>
        </div>
      )}
    </Facts>
  );
}

/** Until something is made live here, the servers keep what their disks hold. */
function NothingLive({ app }: { app: ReleasedApp }) {
  const { data } = useGetCurrentRemotesQuery();
  const version = data?.[app]?.version;
  return <p>Nothing was made live here yet. {version && `The servers serve ${version}, which their disks hold.`}</p>;
}
