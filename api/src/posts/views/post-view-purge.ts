import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { retention } from '@site/contracts';
import { EntityManager } from 'typeorm';
import { Purge } from '../../database/purge';
import { thisWeek } from './post-views.service';

const hourMs = 3_600_000;

/** Deletes views of weeks that are long over, and shells that have ended. */
@Injectable()
export class PostViewPurge extends Purge {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {
    super(6 * hourMs);
  }

  protected override async purge(): Promise<void> {
    await this.manager.query(`DELETE FROM post_views WHERE week < ${thisWeek} - 7 * $1::integer`, [
      retention.viewWeeks,
    ]);
    await this.manager.query(`DELETE FROM view_reporters WHERE at < now() - interval '1 day'`);
  }
}
