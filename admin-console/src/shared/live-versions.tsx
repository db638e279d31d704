import type { ComponentType, ReactNode } from 'react';
import { QueryState } from '@site/ui';
import { appLabel } from './app-label';
import { useGetCurrentRemotesQuery } from './current-remotes';

/** The version of each app that visitors get at this moment, in a `dl`. */
export function LiveVersions({ list: List }: { list: ComponentType<{ children: ReactNode }> }) {
  const query = useGetCurrentRemotesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={query} errorText="What is live could not be read">
      {(remotes) => (
        <List>
          {Object.entries(remotes).map(([app, remote]) => (
            <div key={app}>
              <dt>{appLabel(app)}</dt>
              <dd>{remote?.version}</dd>
            </div>
          ))}
        </List>
      )}
    </QueryState>
  );
}
