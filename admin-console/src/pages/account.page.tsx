import { Account } from '../features/account/account';
import { AccountSkeleton } from '../features/account/account-skeleton';
import { SessionGate } from '../features/session/session-gate';
import { sessionTexts } from '../features/session/session-texts';
import { useScreenTitle } from '../shared/use-screen-title';

export function AccountPage() {
  useScreenTitle('Your account');
  return (
    <SessionGate everyone reason={sessionTexts.features} skeleton={<AccountSkeleton />}>
      <Account />
    </SessionGate>
  );
}
