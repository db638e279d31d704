import { Injectable } from '@nestjs/common';
import { limits } from '@site/contracts';
import { Statements } from '../../../database/statements';
import type { PostAddress, PostAddresses } from './post-addresses.presenter';

/**
 * Addresses of all published posts, in blocks of ids: each is read out of one index, however many there are before it,
 * and a post never moves from one block to another.
 */
@Injectable()
export class PostAddressesService {
  constructor(private readonly statements: Statements) {}

  async read(block: number): Promise<PostAddresses> {
    const before = block * limits.addressBlock;
    const [posts, last] = await Promise.all([
      this.statements.query<PostAddress>(addresses, [before, before + limits.addressBlock]),
      this.statements.query<{ id: number }>(lastId, []),
    ]);
    return {
      posts: posts.map(({ slug, updatedAt }) => ({ slug, updatedAt })),
      blocks: Math.ceil((last[0]?.id ?? 0) / limits.addressBlock),
    };
  }
}

const addresses = {
  name: 'post addresses',
  // The last block ends where no id can be.
  text: `SELECT slug, "updatedAt" FROM posts WHERE status = 'published' AND id > $1 AND id <= $2::bigint ORDER BY id`,
};

const lastId = {
  name: 'last published post',
  text: `SELECT id FROM posts WHERE status = 'published' ORDER BY id DESC LIMIT 1`,
};
