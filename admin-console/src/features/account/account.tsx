import { useGetAccountQuery } from '@site/api-client/admin';
import { userRoleLabels } from '@site/contracts';
import { QueryState } from '@site/ui';
import { ScreenHead } from '../../shared/screen-head';
import { useCurrent } from '../../shared/use-current';
import { sessionTexts } from '../session/session-texts';
import { useSessionEnd } from '../session/use-session-end';
import { AccountColumn, AccountColumns } from './account-columns';
import { AccountSkeleton } from './account-skeleton';
import { OwnPasswordForm } from './own-password-form';
import { ProfileForm } from './profile-form';
import { SecondFactorPanel } from './second-factor-panel';
import { SessionsPanel } from './sessions-panel';

/** The own account: who one is, how one gets in, and where one is signed in. */
export function Account() {
  const query = useCurrent(useGetAccountQuery(undefined, { refetchOnMountOrArgChange: true }));
  useSessionEnd(query.error, sessionTexts.userCall);
  return (
    <>
      <ScreenHead
        title="Your account"
        note={query.data && `Signed in as ${query.data.username}, role ${userRoleLabels[query.data.role]}`}
      />
      <QueryState query={query} loading={<AccountSkeleton />} errorText="Failed to fetch your account">
        {(account) => (
          <AccountColumns>
            <AccountColumn>
              <ProfileForm account={account} />
              <OwnPasswordForm account={account} />
            </AccountColumn>
            <AccountColumn>
              <SecondFactorPanel account={account} />
              <SessionsPanel />
            </AccountColumn>
          </AccountColumns>
        )}
      </QueryState>
    </>
  );
}
