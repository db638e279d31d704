import { ReleaseScreen } from '../features/releases/release-screen';
import { SessionGate } from '../features/session/session-gate';
import { TableSkeleton } from '../shared/table-skeleton';

export const ReleasesPage = () => (
  <SessionGate title="Releases" skeleton={<TableSkeleton />}>
    <ReleaseScreen />
  </SessionGate>
);
