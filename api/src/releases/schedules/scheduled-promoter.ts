import { Injectable } from '@nestjs/common';
import { ApiConfig } from '../../config/api-config';
import { DueWork } from '../../database/due-work';
import type { ReleaseSchedule } from './release-schedule.entity';
import { SchedulesService } from './schedules.service';

/** Makes versions live when their time has come. Any number of processes may do so side by side. */
@Injectable()
export class ScheduledPromoter extends DueWork {
  constructor(
    private readonly schedules: SchedulesService,
    config: ApiConfig,
  ) {
    super(config.scheduleIntervalMs);
  }

  protected override async look(): Promise<void> {
    try {
      for (const schedule of await this.schedules.listDue()) {
        if (this.ending) return;
        await this.run(schedule);
      }
    } catch (error) {
      this.logError('Failed to look for scheduled releases', error);
    }
  }

  /** What fails for a while, such as the database, is tried again at the next look. */
  private async run(schedule: ReleaseSchedule): Promise<void> {
    const name = `${schedule.app}@${schedule.version}`;
    try {
      const outcome = await this.schedules.run(schedule);
      if (outcome) this.logger.log(`Release ${name} was ${outcome} on schedule`);
    } catch (error) {
      this.logError(`Release ${name} could not be promoted on schedule`, error);
    }
  }
}
