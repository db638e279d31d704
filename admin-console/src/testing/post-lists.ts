import { screen, within } from '@testing-library/react';
import type { AdminPostSummary } from '@site/api-client/admin';
import { aSession } from './factories';
import { FakeApi } from './fake-api';

/** A console whose post manager has these posts. */
export const withPosts = (...posts: AdminPostSummary[]): FakeApi =>
  new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/posts', { body: posts, total: posts.length });

/** The address at which the list of posts was last asked for. */
export const lastRequest = (api: FakeApi) => api.callsTo('GET /api/admin/posts').at(-1)?.address;

/** What stands in a post's row or card. */
export const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article') ?? heading);
};
