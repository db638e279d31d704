import { Injectable } from '@nestjs/common';
import type { PasswordProof, SecondFactorProof } from '@site/contracts';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { endSessionsOf } from '../auth/sessions/end-sessions';
import { ApiConfig } from '../config/api-config';
import { ConflictError } from '../errors/errors';
import { consoleOriginFor } from '../http/console-origin';
import type { RecoveryCodes, SecondFactorSetup } from '../second-factor/second-factor.presenter';
import { SecondFactorService } from '../second-factor/second-factor.service';
import type { User } from '../users/user.entity';
import { PasswordProofs, wrongCode } from './password-proof';

/** Turning the own second factor on and off. Both end all other sessions: one may be somebody else's. */
@Injectable()
export class OwnSecondFactorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly proofs: PasswordProofs,
    private readonly secondFactor: SecondFactorService,
  ) {}

  /** Asks for the password: else a borrowed device could lock its owner out. */
  async begin(user: User, { currentPassword }: PasswordProof, request: Request): Promise<SecondFactorSetup> {
    await this.proofs.require(user, currentPassword, request);
    return this.secondFactor.begin(user, consoleOriginFor(this.config, request).hostname);
  }

  async confirm(user: User, code: string, { sessionID }: Request): Promise<RecoveryCodes> {
    const codes = await this.secondFactor.confirm(user.id, code, (manager) =>
      endSessionsOf(manager, user.id, sessionID),
    );
    if (codes) return codes;
    throw wrongCode();
  }

  async renewRecoveryCodes(user: User, proof: SecondFactorProof, request: Request): Promise<RecoveryCodes> {
    await this.prove(user, proof, request);
    return this.secondFactor.renewCodes(user.id);
  }

  async disable(user: User, proof: SecondFactorProof, request: Request): Promise<void> {
    await this.prove(user, proof, request);
    await this.dataSource.transaction(async (manager) => {
      await this.secondFactor.remove(manager, user.id);
      await endSessionsOf(manager, user.id, request.sessionID);
    });
  }

  private async prove(user: User, { currentPassword, code }: SecondFactorProof, request: Request): Promise<void> {
    if (!(await this.secondFactor.isEnabled(user.id))) throw new ConflictError('The second factor is already off.');
    await this.proofs.require(user, currentPassword, request);
    await this.proofs.requireCode(user, code, request);
  }
}
