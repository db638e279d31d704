import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Statement, Statements } from '../../database/statements';
import type { CurrentTag } from './tag.presenter';

/** Names that tags had before. */
@Injectable()
export class FormerTags {
  constructor(private readonly statements: Statements) {}

  /** A name that published posts have again stands for itself. */
  async findCurrent(name: string): Promise<CurrentTag> {
    const [found] = await this.statements.query<{ current: string }>(currentTag, [name]);
    return { name: found?.current ?? null };
  }
}

const isPublic = (tag: string): string =>
  `EXISTS (SELECT FROM posts WHERE status = 'published' AND tags @> ARRAY[${tag}]::text[])`;

const currentTag: Statement = {
  name: 'current tag',
  text: `SELECT current FROM former_tags WHERE name = $1 AND NOT ${isPublic('$1')} AND ${isPublic('current')}`,
};

/** All names that led to the one that is left now lead to the other, in one step; that one stands for itself. */
export async function recordFormerTag(manager: EntityManager, name: string, current: string): Promise<void> {
  await manager.query('DELETE FROM former_tags WHERE name = $1', [current]);
  await manager.query('UPDATE former_tags SET current = $2 WHERE current = $1', [name, current]);
  await manager.query(
    'INSERT INTO former_tags (name, current) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET current = $2',
    [name, current],
  );
}

/** For a tag that is removed: its names lead nowhere. */
export async function forgetFormerTags(manager: EntityManager, name: string): Promise<void> {
  await manager.query('DELETE FROM former_tags WHERE name = $1 OR current = $1', [name]);
}
