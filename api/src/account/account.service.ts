import { Injectable } from '@nestjs/common';
import type { AccountInput, PasswordChange, PreferencesInput, SignInAgainInput } from '@site/contracts';
import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { DataSource } from 'typeorm';
import { requireGoodPassword } from '../auth/passwords/password-rules';
import { hashPassword } from '../auth/passwords/passwords';
import { RecentSignInGuard } from '../auth/sign-in/recent-sign-in';
import { CurrentSessionService } from '../auth/sessions/current-session.service';
import { endSessionsOf, isSessionOpen, keepSession } from '../auth/sessions/end-sessions';
import { ApiConfig } from '../config/api-config';
import { InvalidInputError, UnauthorizedError } from '../errors/errors';
import { revokeLinkOf } from '../links/revoke-link';
import { countRecoveryCodes } from '../second-factor/recovery-codes';
import { SecondFactorService } from '../second-factor/second-factor.service';
import { translateTakenName } from '../users/taken-name';
import { growVersionIfRenamed } from '../users/grow-version-if-renamed';
import { User, namesOf } from '../users/user.entity';
import { type AccountDetails, presentAccount } from './account.presenter';
import { PasswordProofs } from './password-proof';

/** What everybody may change in their own account, whatever the role. */
@Injectable()
export class AccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly proofs: PasswordProofs,
    private readonly recency: RecentSignInGuard,
    private readonly secondFactor: SecondFactorService,
    private readonly sessions: CurrentSessionService,
  ) {}

  async get(user: User): Promise<AccountDetails> {
    const enabled = await this.secondFactor.isEnabled(user.id);
    const recoveryCodesLeft = enabled ? await countRecoveryCodes(this.dataSource.manager, user.id) : null;
    return presentAccount(user, { recoveryCodesLeft, passwordMinimum: this.config.passwordMinimum });
  }

  async update(
    user: User,
    { email, firstName, lastName, profileImageUrl = null }: AccountInput,
    request: Request,
  ): Promise<AccountDetails> {
    // Password links are mailed there.
    if (email !== user.email) await this.recency.require(request);
    const saved = await this.dataSource.transaction(async (manager) => {
      await growVersionIfRenamed(manager, user, { ...user, firstName, lastName });
      // Only these columns: role, access and password may have changed since the session's user was read.
      const own = { email, firstName, lastName, profileImageUrl };
      const { affected } = await manager.update(User, user.id, own).catch(translateTakenName);
      if (!affected) throw new UnauthorizedError();
      if (email !== user.email) {
        if (!(await isSessionOpen(manager, request.sessionID))) throw new UnauthorizedError();
        // A link to the former address must not open the account. Now that the user is locked no other is made for it.
        await revokeLinkOf(manager, user.id);
      }
      return manager.findOneByOrFail(User, { id: user.id });
    });
    return this.get(saved);
  }

  /** They are no change of the account: its date stays. */
  async updatePreferences(id: string, { editorMode }: PreferencesInput): Promise<void> {
    await this.dataSource.manager.update(User, id, { editorMode, updatedAt: () => '"updatedAt"' });
  }

  /** Leaves this session open and ends all others. */
  async changePassword(user: User, { currentPassword, password }: PasswordChange, request: Request): Promise<void> {
    // The password alone would be less than it takes to sign in.
    if (await this.secondFactor.isEnabled(user.id)) await this.recency.require(request);
    await this.proofs.require(user, currentPassword, request);
    await requireGoodPassword(password, this.config, namesOf(user));
    const passwordHash = await hashPassword(password);
    await this.dataSource.transaction(async (manager) => {
      // Not over one that a reset has set meanwhile.
      const proved = { id: user.id, passwordHash: user.passwordHash ?? '' };
      const { affected } = await manager.update(User, proved, { passwordHash });
      if (!affected) throw new UnauthorizedError();
      await revokeLinkOf(manager, user.id);
      await endSessionsOf(manager, user.id, request.sessionID);
      await keepSession(manager, request.sessionID, { ...user, passwordHash });
    });
  }

  async signInAgain(
    user: User,
    { currentPassword, code = null }: SignInAgainInput,
    { request, response }: { request: Request; response: Response },
  ): Promise<void> {
    const withCode = await this.secondFactor.isEnabled(user.id);
    if (withCode && code === null) throw new InvalidInputError('Code is required', { code: 'Code is required' });
    await this.proofs.require(user, currentPassword, request);
    const kind = withCode ? await this.proofs.requireCode(user, code ?? '', request) : null;
    await this.sessions.begin(user, {
      request,
      response,
      by: ['password', ...(kind ? [kind] : [])],
      event: 'signInAgain',
    });
    if (withCode || !(await this.secondFactor.isEnabledByNow(user.id))) return;
    // Whoever has turned it on since has ended all sessions but this one, which was not there yet.
    await promisify(request.session.destroy.bind(request.session))();
    throw new UnauthorizedError();
  }
}
