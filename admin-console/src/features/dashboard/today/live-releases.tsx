import styled from 'styled-components';
import { color, QueryState, space } from '@site/ui';
import { useGetCurrentRemotesQuery } from '../../../shared/current-remotes';

/** The versions of site and console that visitors get at this moment. */
export function LiveReleases() {
  const query = useGetCurrentRemotesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={query} errorText="What is live could not be read">
      {(remotes) => (
        <Versions>
          <div>
            <dt>Site</dt>
            <dd>{remotes['public-site']?.version ?? 'None'}</dd>
          </div>
          <div>
            <dt>Console</dt>
            <dd>{remotes['admin-console']?.version ?? 'None'}</dd>
          </div>
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
