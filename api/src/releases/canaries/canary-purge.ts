import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { Purge } from '../../database/purge';

const hourMs = 3_600_000;

/** Deletes counts that nobody is shown any more, and shells that have ended. */
@Injectable()
export class CanaryPurge extends Purge {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {
    super(hourMs);
  }

  protected override async purge(): Promise<void> {
    await this.manager.query(`DELETE FROM release_counts WHERE minute < now() - interval '1 day'`);
    await this.manager.query(`DELETE FROM release_reporters WHERE at < now() - interval '1 day'`);
  }
}
