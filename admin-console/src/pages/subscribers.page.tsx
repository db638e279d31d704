import { SessionGate } from '../features/session/session-gate';
import { SubscriberList } from '../features/subscribers/subscriber-list';
import { TableSkeleton } from '../shared/table-skeleton';

export const SubscribersPage = () => (
  <SessionGate title="Subscribers" skeleton={<TableSkeleton />}>
    <SubscriberList />
  </SessionGate>
);
