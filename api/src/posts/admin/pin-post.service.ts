import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ConflictError } from '../../errors/errors';
import { Post } from '../post.entity';
import { postNotFound } from './write-post';

/** The one post that the public list begins with. To pin is not to edit: version, history and time of change stay. */
@Injectable()
export class PinPostService {
  constructor(private readonly dataSource: DataSource) {}

  /** Unpins the one that was pinned. */
  async pin(id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Two at once would both find nothing to unpin.
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('pinned post', 0))`);
      // Locked in one order, as all who change several posts do.
      await manager.query('SELECT FROM posts WHERE pinned OR id = $1 ORDER BY id FOR UPDATE', [id]);
      await manager.query('UPDATE posts SET pinned = false WHERE pinned AND id <> $1', [id]);
      const [, pinned]: [unknown, number] = await manager.query(
        `UPDATE posts SET pinned = true WHERE id = $1 AND status = 'published'`,
        [id],
      );
      if (pinned) return;
      if (!(await manager.existsBy(Post, { id }))) throw postNotFound();
      throw new ConflictError('Only a published post can be pinned.');
    });
  }

  /** Of a post that is not pinned, nothing changes. */
  async unpin(id: number): Promise<void> {
    const { manager } = this.dataSource;
    await manager.query('UPDATE posts SET pinned = false WHERE pinned AND id = $1', [id]);
    if (!(await manager.existsBy(Post, { id }))) throw postNotFound();
  }
}
