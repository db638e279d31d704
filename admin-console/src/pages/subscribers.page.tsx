import { SessionGate } from '../features/session/session-gate';
import { sessionTexts } from '../features/session/session-texts';
import { SubscriberList } from '../features/subscribers/subscriber-list';
import { TableSkeleton } from '../shared/table-skeleton';
import { useScreenTitle } from '../shared/use-screen-title';

export function SubscribersPage() {
  useScreenTitle('Subscribers');
  return (
    <SessionGate reason={sessionTexts.features} skeleton={<TableSkeleton />}>
      <SubscriberList />
    </SessionGate>
  );
}
