import { Injectable, Logger } from '@nestjs/common';
import type { PostsBulkInput } from '@site/contracts';
import { ApiError } from '../../errors/errors';
import { toProblem } from '../../errors/to-problem';
import type { User } from '../../users/user.entity';
import { AdminPostsService } from './admin-posts.service';
import type { BulkFailure, BulkResult } from './bulk-result.presenter';

/** One action on several posts, each separately: a failure of one does not stop the others. */
@Injectable()
export class BulkPostsService {
  private readonly logger = new Logger(BulkPostsService.name);

  constructor(private readonly posts: AdminPostsService) {}

  async run({ ids, ...change }: PostsBulkInput, by: User): Promise<BulkResult> {
    const failed: BulkFailure[] = [];
    // In sequence: a hundred at once would take every connection.
    for (const id of ids) {
      try {
        await this.runOne(change, id, by);
      } catch (error) {
        if (!(error instanceof ApiError))
          this.logger.error(`${change.action} failed for post ${id}`, (error as Error).stack);
        failed.push({ id, message: toProblem(error).message });
      }
    }
    return { done: ids.length - failed.length, failed };
  }

  private runOne({ action, status = 'draft' }: Omit<PostsBulkInput, 'ids'>, id: number, by: User): Promise<unknown> {
    switch (action) {
      case 'setStatus':
        return this.posts.setStatus(id, status, { by });
      case 'delete':
        return this.posts.delete(id);
    }
  }
}
