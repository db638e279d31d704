import { Injectable } from '@nestjs/common';
import { type PostType, limits, postTypes } from '@site/contracts';
import type { FirstAnswer, FirstReads } from '../http/answer-first';
import { presentDetails, presentSummary } from './post.presenter';
import { PublishedPosts } from './published-posts';

/**
 * The two reads of PublishedPosts, for the listener before the framework (docs/decisions/005). It handles only plain
 * requests that find something: errors, searches and redirects are left to the framework.
 */
@Injectable()
export class HotReads implements FirstReads {
  constructor(private readonly published: PublishedPosts) {}

  find(address: string): Promise<FirstAnswer | undefined> | undefined {
    const [, slug, query] = readAddress.exec(address) ?? [];
    if (slug) return this.read(slug);
    const list = query === undefined ? undefined : plainList(query);
    return list && this.list(list);
  }

  private async read(slug: string): Promise<FirstAnswer | undefined> {
    const post = await this.published.findBySlug(slug);
    return post && { route: '/api/posts/:slug', status: 200, headers: {}, body: await presentDetails(post) };
  }

  private async list({ limit, type }: PlainList): Promise<FirstAnswer> {
    const { posts, total } = await this.published.newest(limit, type);
    const headers = { 'X-Total-Count': total };
    return { route: '/api/posts', status: 200, headers, body: posts.map(presentSummary) };
  }
}

interface PlainList {
  limit: number;
  type: PostType | undefined;
}

const readAddress = /^\/api\/posts(?:\/([a-z0-9-]+)$|(?=$|\?)\??(.*)$)/;
const wholeNumber = /^[1-9]\d{0,2}$/;

/** Undefined for any parameter that these two do not have, or that the input rules must check. */
function plainList(query: string): PlainList | undefined {
  const given = new URLSearchParams(query);
  const { limit = String(limits.page.default), type, ...others } = Object.fromEntries(given);
  const known = Number(given.has('limit')) + Number(given.has('type'));
  if (given.size !== known || Object.keys(others).length > 0) return undefined;
  if (!wholeNumber.test(limit) || Number(limit) > limits.page.max) return undefined;
  if (type === undefined) return { limit: Number(limit), type };
  const wanted = postTypes.find((each) => each === type);
  return wanted && { limit: Number(limit), type: wanted };
}
