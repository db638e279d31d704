import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AccountInput, PasswordChange } from '@site/contracts';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { hashPassword } from '../auth/passwords';
import { endSessionsOf } from '../auth/sessions';
import { revokeLinkOf } from '../links/revoke-link';
import { countRecoveryCodes } from '../second-factor/recovery-codes';
import { SecondFactorService } from '../second-factor/second-factor.service';
import { translateTakenName } from '../users/taken-name';
import { User } from '../users/user.entity';
import { type AccountDetails, presentAccount } from './account.presenter';
import { PasswordProofs } from './password-proof';

/** What everybody may do with the own account, whatever the role. */
@Injectable()
export class AccountService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly proofs: PasswordProofs,
    private readonly secondFactor: SecondFactorService,
  ) {}

  async get(user: User): Promise<AccountDetails> {
    const enabled = await this.secondFactor.isEnabled(user.id);
    return presentAccount(user, enabled ? await countRecoveryCodes(this.dataSource.manager, user.id) : null);
  }

  async update(
    user: User,
    { email, firstName, lastName, profileImageUrl = null }: AccountInput,
  ): Promise<AccountDetails> {
    const saved = await this.dataSource.transaction(async (manager) => {
      // A link on its way to the former address must not open the account.
      if (email !== user.email) await revokeLinkOf(manager, user.id);
      const changed = manager.merge(User, user, { email, firstName, lastName, profileImageUrl });
      return manager.save(changed).catch(translateTakenName);
    });
    return this.get(saved);
  }

  /** Leaves this session open and ends all others. */
  async changePassword(user: User, { currentPassword, password }: PasswordChange, request: Request): Promise<void> {
    await this.proofs.require(user, currentPassword, request);
    const passwordHash = await hashPassword(password);
    await this.dataSource.transaction(async (manager) => {
      await manager.update(User, user.id, { passwordHash });
      await revokeLinkOf(manager, user.id);
      await endSessionsOf(manager, user.id, request.sessionID);
    });
  }
}
