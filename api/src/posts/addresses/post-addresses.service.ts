import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { limits } from '@site/contracts';
import { Between, Repository } from 'typeorm';
import { Post } from '../post.entity';
import type { PostAddresses } from './post-addresses.presenter';

/**
 * Addresses of all published posts, in blocks of ids: each is read out of one index, however many there are before it,
 * and a post never moves from one block to another.
 */
@Injectable()
export class PostAddressesService {
  constructor(@InjectRepository(Post) private readonly posts: Repository<Post>) {}

  async read(block: number): Promise<PostAddresses> {
    const [first, status] = [block * limits.addressBlock + 1, 'published' as const];
    const [posts, last] = await Promise.all([
      this.posts.find({
        select: { slug: true, updatedAt: true },
        where: { status, id: Between(first, first + limits.addressBlock - 1) },
        order: { id: 'ASC' },
      }),
      this.posts.find({ select: { id: true }, where: { status }, order: { id: 'DESC' }, take: 1 }),
    ]);
    return {
      posts: posts.map(({ slug, updatedAt }) => ({ slug, updatedAt })),
      blocks: Math.ceil((last[0]?.id ?? 0) / limits.addressBlock),
    };
  }
}
