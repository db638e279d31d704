import type { SessionDevice } from '../auth/sessions/session-data';
import type { User } from '../users/user.entity';
import { CurrentUser, presentCurrentUser } from '../users/user.presenter';
import { deviceName } from './device-name';

/** The own account, as its owner sees it. */
export class AccountDetails extends CurrentUser {
  hasSecondFactor!: boolean;
  recoveryCodesLeft!: number;
  passwordMinimum!: number;
}

/** A device where the account is signed in. */
export class AccountSession {
  id!: string;
  /** In words: 'Firefox on Windows'. */
  device!: string;
  address!: string | null;
  startedAt!: string | null;
  seenAt!: string | null;
  isCurrent!: boolean;
}

export interface SessionRow {
  id: string;
  device: SessionDevice | null;
  seenAt: string | null;
  isCurrent: boolean;
}

export function presentAccount(
  user: User,
  { recoveryCodesLeft, passwordMinimum }: { recoveryCodesLeft: number | null; passwordMinimum: number },
): AccountDetails {
  return {
    ...presentCurrentUser(user),
    hasSecondFactor: recoveryCodesLeft !== null,
    recoveryCodesLeft: recoveryCodesLeft ?? 0,
    passwordMinimum,
  };
}

export function presentSession({ id, device, seenAt, isCurrent }: SessionRow): AccountSession {
  const { userAgent = '', address = null, startedAt = null } = device ?? {};
  return { id, device: deviceName(userAgent), address, startedAt, seenAt, isCurrent };
}
