import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../config/api-config';
import { ConflictError } from '../errors/errors';
import { type RateLimit, RateLimits } from '../http/rate-limits';
import type { User } from '../users/user.entity';
import { renewRecoveryCodes, takeRecoveryCode } from './recovery-codes';
import { SecondFactor } from './second-factor.entity';
import type { RecoveryCodes, SecondFactorSetup } from './second-factor.presenter';
import { type SecretBox, secondFactorBox } from './secret-box';

/** One time step of 30 seconds, for clocks that are not quite right. */
const toleranceSeconds = 30;

export type CodeKind = 'authenticator' | 'recoveryCode';

/** Codes of an authenticator app (TOTP), and the recovery codes for the day it is lost. */
@Injectable()
export class SecondFactorService {
  private readonly box: SecretBox;

  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: RateLimits,
    private readonly config: ApiConfig,
  ) {
    this.box = secondFactorBox(config.encryptionSecret);
  }

  async isEnabled(userId: string): Promise<boolean> {
    return (await this.findEnabled(this.dataSource.manager, userId)) !== null;
  }

  /** As above, and waits for whoever is just turning it on. */
  async isEnabledByNow(userId: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => Boolean((await lock(manager, userId))?.enabledAt));
  }

  /** Creates a secret. It protects nothing until a code has confirmed it. */
  async begin(user: User, issuer: string): Promise<SecondFactorSetup> {
    const secret = generateSecret();
    await this.dataSource.transaction(async (manager) => {
      await refuseEnabled(manager, user.id);
      await manager.upsert(
        SecondFactor,
        { userId: user.id, encryptedSecret: this.box.seal(secret, user.id), enabledAt: null, lastStep: 0 },
        ['userId'],
      );
    });
    return { secret, uri: generateURI({ issuer, label: user.username, secret }) };
  }

  /** Turns it on if the code is right, and does in the same transaction what comes of it. Null: it is not. */
  async confirm(
    userId: string,
    code: string,
    afterwards: (manager: EntityManager) => Promise<void>,
  ): Promise<RecoveryCodes | null> {
    const limit = this.limitOf(userId);
    await this.limits.count(limit);
    const codes = await this.dataSource.transaction(async (manager) => {
      const factor = await lock(manager, userId);
      if (!factor)
        throw new ConflictError('The setup has not been started, or was started again since. Please start over.');
      if (factor.enabledAt) throw alreadyOn();
      if (!(await this.takeCode(manager, factor, code))) return null;
      await manager.update(SecondFactor, userId, { enabledAt: new Date() });
      await afterwards(manager);
      return { recoveryCodes: await renewRecoveryCodes(manager, userId) };
    });
    if (codes) await this.limits.remove([limit.key], [limit.key]);
    return codes;
  }

  /**
   * Takes a code of either kind, once. Null: it is wrong, was used before, or is too old. `device` is one that is
   * known: its attempts count by themselves.
   */
  async use(userId: string, code: string, device: string | null): Promise<CodeKind | null> {
    const limit = this.limitOf(device === null ? userId : `${userId} ${device}`);
    await this.limits.count(limit);
    const kind = await this.dataSource.transaction(async (manager) => {
      const factor = await this.findEnabled(manager, userId);
      if (!factor) return null;
      if (await this.takeCode(manager, factor, code)) return 'authenticator';
      return (await takeRecoveryCode(manager, userId, code)) ? 'recoveryCode' : null;
    });
    if (kind) await this.limits.remove([limit.key], [limit.key]);
    return kind;
  }

  async renewCodes(userId: string): Promise<RecoveryCodes> {
    return this.dataSource.transaction(async (manager) => ({
      recoveryCodes: await renewRecoveryCodes(manager, userId),
    }));
  }

  /** False when there was none. */
  async remove(manager: EntityManager, userId: string): Promise<boolean> {
    const { affected } = await manager.delete(SecondFactor, { userId });
    return Boolean(affected);
  }

  private limitOf(who: string): RateLimit {
    const { perUser, minutes } = this.config.loginLimit;
    return { key: `second-factor:${who}`, attempts: perUser, minutes };
  }

  private async findEnabled(manager: EntityManager, userId: string): Promise<SecondFactor | null> {
    const factor = await manager.findOneBy(SecondFactor, { userId });
    return factor?.enabledAt ? factor : null;
  }

  /** The step only moves forward, in one statement: of two who use the same code at once, one comes too late. */
  private async takeCode(manager: EntityManager, factor: SecondFactor, typed: string): Promise<boolean> {
    const step = this.stepOf(factor, typed.replace(/\s/g, ''));
    if (step === null) return false;
    const { affected } = await manager
      .createQueryBuilder()
      .update(SecondFactor)
      .set({ lastStep: step })
      .where('"userId" = :userId AND "lastStep" < :step', { userId: factor.userId, step })
      .execute();
    return affected === 1;
  }

  private stepOf({ encryptedSecret, userId }: SecondFactor, token: string): number | null {
    const secret = this.box.open(encryptedSecret, userId);
    if (secret === null || !/^\d{6}$/.test(token)) return null;
    const result = verifySync({ secret, token, epochTolerance: toleranceSeconds });
    return result.valid && 'timeStep' in result ? result.timeStep : null;
  }
}

const lock = (manager: EntityManager, userId: string) =>
  manager.findOne(SecondFactor, { where: { userId }, lock: { mode: 'pessimistic_write' } });

async function refuseEnabled(manager: EntityManager, userId: string): Promise<void> {
  if ((await lock(manager, userId))?.enabledAt) throw alreadyOn();
}

/** Whoever lost the answer that turned it on has not seen its codes. */
const alreadyOn = () =>
  new ConflictError('The second factor is already on. For recovery codes, press “New recovery codes”.');
