import { Injectable } from '@nestjs/common';
import type { SlugQuery } from '@site/contracts';
import { DataSource } from 'typeorm';
import { nextSlugs } from './next-slugs';
import type { FormerOwner, SlugCheck } from './slug-check.presenter';

/** Never a post: one that is not stored yet has no other's id. */
const noPost = 0;

/** Tells an editor, before saving, whether a slug is free. */
@Injectable()
export class SlugsService {
  constructor(private readonly dataSource: DataSource) {}

  async check({ slug, post = noPost }: SlugQuery): Promise<SlugCheck> {
    const taken = await this.isTaken(slug, post);
    const formerly = await this.findFormerOwner(slug, post);
    const suggestion = taken || formerly ? await this.suggest(slug, post) : null;
    return { slug, free: !taken, suggestion, formerly };
  }

  private async isTaken(slug: string, post: number): Promise<boolean> {
    const found: unknown[] = await this.dataSource.query('SELECT 1 FROM posts WHERE slug = $1 AND id <> $2', [
      slug,
      post,
    ]);
    return found.length > 0;
  }

  private async findFormerOwner(slug: string, post: number): Promise<FormerOwner | null> {
    const [owner]: FormerOwner[] = await this.dataSource.query(
      `SELECT posts.id, posts.title FROM former_slugs JOIN posts ON posts.id = "postId"
       WHERE former_slugs.slug = $1 AND posts.id <> $2 AND posts.slug <> $1`,
      [slug, post],
    );
    return owner ?? null;
  }

  /** The first that no other post has or once had. */
  private async suggest(slug: string, post: number): Promise<string | null> {
    for (const candidates of nextSlugs(slug)) {
      const used: { slug: string }[] = await this.dataSource.query(
        `SELECT slug FROM posts WHERE slug = ANY ($1) AND id <> $2
         UNION SELECT slug FROM former_slugs WHERE slug = ANY ($1) AND "postId" <> $2`,
        [candidates, post],
      );
      const free = candidates.find((candidate) => !used.some(({ slug: other }) => other === candidate));
      if (free) return free;
    }
    return null;
  }
}
