import { Account } from '../features/account/account';
import { AccountSkeleton } from '../features/account/account-skeleton';
import { SessionGate } from '../features/session/session-gate';

export const AccountPage = () => (
  <SessionGate title="Your account" everyone skeleton={<AccountSkeleton />}>
    <Account />
  </SessionGate>
);
