import { Injectable } from '@nestjs/common';
import { type Statement, Statements } from '../../database/statements';
import { coverFocus } from '../post.presenter';
import { presentTeaser, type RelatedPosts, type TeaserSource } from './related-posts.presenter';

type Place = 'previous' | 'next' | 'related';

/** Finds the posts around a published one, in one statement. */
@Injectable()
export class RelatedPostsReader {
  constructor(private readonly statements: Statements) {}

  /** Of a slug that no published post has, nothing. */
  async around(slug: string): Promise<RelatedPosts> {
    const rows = await this.statements.query<TeaserSource & { place: Place }>(around, [slug]);
    const at = (wanted: Place) => rows.filter(({ place }) => place === wanted).map(presentTeaser);
    return { previous: at('previous')[0] ?? null, next: at('next')[0] ?? null, related: at('related') };
  }
}

/** Which posts are compared: the same work on a site of any size. */
const comparedPosts = 200;

const columns = ['slug', 'title', 'type', 'coverImageUrl', 'readingMinutes', 'publishedAt'];
const teaser = [...columns.map((column) => `posts."${column}"`), coverFocus].join(', ');

/** The nearest published post on one side of the present one. */
const neighbor = (place: Place, comparison: '<' | '>', order: 'ASC' | 'DESC') => `
  (SELECT '${place}' AS place, ${teaser} FROM posts, present
    WHERE posts.status = 'published' AND (posts."publishedAt", posts.id) ${comparison} (present."publishedAt", present.id)
    ORDER BY posts."publishedAt" ${order}, posts.id ${order} LIMIT 1)`;

const around: Statement = {
  name: 'posts around a post',
  text: `WITH present AS (SELECT id, "publishedAt", type, tags FROM posts WHERE slug = $1 AND status = 'published'),
    recent AS (SELECT id, type, tags, "publishedAt" FROM posts WHERE status = 'published'
      ORDER BY "publishedAt" DESC, id DESC LIMIT ${comparedPosts}),
    alike AS (SELECT recent.id, row_number() OVER (ORDER BY
        (SELECT count(*) FROM unnest(recent.tags) AS tag WHERE tag = ANY (present.tags)) DESC,
        (recent.type = present.type) DESC, recent."publishedAt" DESC, recent.id DESC) AS rank
      FROM recent, present
      WHERE recent.id <> present.id AND (recent.type = present.type OR recent.tags && present.tags)
      ORDER BY rank LIMIT 3)
    ${neighbor('previous', '<', 'DESC')}
    UNION ALL ${neighbor('next', '>', 'ASC')}
    UNION ALL (SELECT 'related' AS place, ${teaser} FROM alike JOIN posts ON posts.id = alike.id ORDER BY alike.rank)`,
};
