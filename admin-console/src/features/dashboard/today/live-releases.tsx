import styled from 'styled-components';
import { color, QueryState, space } from '@site/ui';
import { appLabel } from '../../../shared/app-label';
import { useGetCurrentRemotesQuery } from '../../../shared/current-remotes';

/** The versions of each app that visitors get at this moment. */
export function LiveReleases() {
  const query = useGetCurrentRemotesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={query} errorText="What is live could not be read">
      {(remotes) => (
        <Versions>
          {Object.entries(remotes).map(([app, remote]) => (
            <div key={app}>
              <dt>{appLabel(app)}</dt>
              <dd>{remote?.version}</dd>
            </div>
          ))}
        </Versions>
      )}
    </QueryState>
  );
}

const Versions = styled.dl`
  display: grid;
  gap: ${space[4]};

  dt {
    color: ${color.inkSoft};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
