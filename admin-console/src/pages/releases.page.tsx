import { ReleaseScreen } from '../features/releases/release-screen';
import { SessionGate } from '../features/session/session-gate';
import { sessionTexts } from '../features/session/session-texts';
import { TableSkeleton } from '../shared/table-skeleton';
import { useScreenTitle } from '../shared/use-screen-title';

export function ReleasesPage() {
  useScreenTitle('Releases');
  return (
    <SessionGate reason={sessionTexts.features} skeleton={<TableSkeleton />}>
      <ReleaseScreen />
    </SessionGate>
  );
}
