import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { ContactSubmission } from './contact-submission.entity';

const dayMs = 24 * 60 * 60_000;
const keptMs = 30 * dayMs;
const pauseMs = dayMs / 4;

/** Takes deleted messages away for good once nobody has restored them for 30 days: at each start, then every 6 hours. */
@Injectable()
export class MessagePurge implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MessagePurge.name);
  private timer?: NodeJS.Timeout;

  constructor(@InjectRepository(ContactSubmission) private readonly submissions: Repository<ContactSubmission>) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.purge(), pauseMs).unref();
    await this.purge();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async purge(): Promise<void> {
    try {
      await this.submissions.delete({ deletedAt: LessThan(new Date(Date.now() - keptMs)) });
    } catch (error) {
      // The next round tries again; nothing waits for it.
      this.logger.error(error);
    }
  }
}
