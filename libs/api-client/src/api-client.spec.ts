import { configureStore } from '@reduxjs/toolkit';
import { adminApi } from './admin';
import { baseApi } from './base-api';
import { isUnauthorized, problemOf } from './errors';
import { publicApi } from './public';

interface Call {
  url: string;
  signal?: AbortSignal | null;
  method: string;
  headers: Headers;
  body: unknown;
}

/** A store whose calls are answered by `answer` instead of a network. */
function storeWith(answer: (call: Call) => Response | Promise<Response>) {
  const calls: Call[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const { signal, body } = init;
    const call = { url, signal, method: String(init.method), headers: new Headers(init.headers), body };
    calls.push(call);
    expect(init.credentials).toBe('include');
    return answer(call);
  };
  const store = configureStore({
    reducer: { api: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { fetch } } }).concat(baseApi.middleware),
  });
  return { store, calls };
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const unauthorized = { statusCode: 401, message: 'Unauthorized: please sign in', error: 'Unauthorized' };
const input = { title: 'T', slug: 's', content: 'c', type: 'blog' } as const;

describe('a list', () => {
  it('comes with the length of the whole', async () => {
    const { store, calls } = storeWith(() => json([{ slug: 'a' }], { headers: { 'X-Total-Count': '240' } }));
    const { data } = await store.dispatch(
      publicApi.endpoints.listPosts.initiate({ search: 'a&b %', limit: 100, type: undefined }),
    );
    expect(data).toEqual({ items: [{ slug: 'a' }], total: 240 });
    expect(calls[0]?.url).toBe('/api/posts?search=a%26b+%25&limit=100');
  });

  it('says where there may be more than were counted', async () => {
    const headers = { 'X-Total-Count': '600', 'X-Total-Relation': 'gte' };
    const { store } = storeWith(() => json([{ slug: 'a' }], { headers }));
    const { data } = await store.dispatch(publicApi.endpoints.listPosts.initiate({ search: 'the' }));
    expect(data).toEqual({ items: [{ slug: 'a' }], total: 600, isLowerBound: true });
  });

  it('is not asked for again, until a mutation changes it', async () => {
    const { store, calls } = storeWith(({ method }) => json(method === 'GET' ? [] : { id: 7 }));
    const list = () => store.dispatch(adminApi.endpoints.listAdminPosts.initiate({ limit: 10 }));
    await list();
    await list();
    expect(calls).toHaveLength(1);
    await store.dispatch(adminApi.endpoints.createPost.initiate(input));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  it.each([404, 409])(
    'is asked for again when the mutation is refused with %i: somebody else was faster',
    async (status) => {
      const { store, calls } = storeWith(({ method }) => (method === 'GET' ? json([]) : json({}, { status })));
      const { listAdminPosts, publishPost, listUsers, deleteUser, listContactMessages, deleteContactMessage } =
        adminApi.endpoints;
      const settled = () => Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
      await store.dispatch(listAdminPosts.initiate({}));
      await store.dispatch(publishPost.initiate({ id: 7 }));
      await settled();
      await store.dispatch(listUsers.initiate());
      await store.dispatch(deleteUser.initiate('ada'));
      await settled();
      await store.dispatch(listContactMessages.initiate({}));
      await store.dispatch(deleteContactMessage.initiate(5));
      await settled();
      expect(calls.map(({ method }) => method)).toEqual([
        ...['GET', 'PATCH', 'GET'],
        ...['GET', 'DELETE', 'GET'],
        ...['GET', 'DELETE', 'GET'],
      ]);
    },
  );

  it('stays as it is when the mutation fails', async () => {
    const { store, calls } = storeWith(({ method }) => (method === 'GET' ? json([]) : json({}, { status: 500 })));
    await store.dispatch(adminApi.endpoints.listAdminPosts.initiate({}));
    await store.dispatch(adminApi.endpoints.deletePost.initiate(7));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'DELETE']);
  });
});

describe('an update', () => {
  const update = async (ifMatch?: string) => {
    const { store, calls } = storeWith(() => json({ id: 7 }));
    await store.dispatch(adminApi.endpoints.updatePost.initiate({ id: 7, postInput: input, 'If-Match': ifMatch }));
    return calls[0];
  };

  it('sends JSON and names the version it was made on', async () => {
    const call = await update('"3"');
    expect(call).toMatchObject({ url: '/api/admin/posts/7', method: 'PUT', body: JSON.stringify(input) });
    expect(call?.headers.get('content-type')).toBe('application/json');
    expect(call?.headers.get('if-match')).toBe('"3"');
  });

  it('names none when it is given none', async () => {
    expect((await update())?.headers.has('if-match')).toBe(false);
  });
});

it('asks again for the own account and session once a user was changed, who may be oneself', async () => {
  const { getAccount, getAdminSession, updateUser } = adminApi.endpoints;
  const { store, calls } = storeWith(() => json({ id: 'ada' }));
  await store.dispatch(getAccount.initiate());
  await store.dispatch(getAdminSession.initiate());
  const userInput = { username: 'ada', email: 'ada@example.com', firstName: 'Ada', lastName: 'King' };
  await store.dispatch(updateUser.initiate({ id: 'ada', userInput }));
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  expect(calls.slice(3).map(({ url }) => url)).toEqual(['/api/auth/account', '/api/admin/auth']);
});

describe('a failed call', () => {
  const fail = async (answer: () => Response | Promise<Response>) => {
    const { store } = storeWith(answer);
    const { error } = await store.dispatch(publicApi.endpoints.getPost.initiate('x'));
    return error;
  };

  it('has the status and the body as its message', async () => {
    const error = await fail(() => json(unauthorized, { status: 401 }));
    const body = JSON.stringify(unauthorized);
    expect(error).toEqual({ status: 401, message: `401: ${body}`, body });
    expect(problemOf(error)).toEqual(unauthorized);
    expect(isUnauthorized(error)).toBe(true);
  });

  it('has the status in words where there is no body', async () => {
    const error = await fail(() => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    expect(error).toMatchObject({ status: 502, message: '502: Bad Gateway' });
    expect([problemOf(error), isUnauthorized(error)]).toEqual([null, false]);
  });

  it('has the status 0 when nobody answers', async () => {
    const error = await fail(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(error).toEqual({ status: 0, message: 'Failed to fetch', body: '' });
  });

  it('is a failed call also when a page of HTML comes with status 200', async () => {
    expect(await fail(() => new Response('<!doctype html>'))).toMatchObject({ status: 0 });
  });
});

describe('a large answer on a slow line', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Reads an answer whose bytes come one by one, at such intervals. */
  const readSlowly = async (intervalMs: number) => {
    const { store } = storeWith(({ signal }) => {
      const bytes = [...new TextEncoder().encode('{"title":"Größe"}')];
      const body = new ReadableStream({
        start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
        pull: async (stream) => {
          await new Promise((resolve) => setTimeout(resolve, intervalMs));
          const next = bytes.shift();
          if (next === undefined) stream.close();
          else stream.enqueue(Uint8Array.of(next));
        },
      });
      return new Response(body);
    });
    const answer = store.dispatch(publicApi.endpoints.getPost.initiate('x'));
    await jest.advanceTimersByTimeAsync(60_000);
    return answer;
  };

  it('has all the time that it goes on arriving', async () => {
    expect(await readSlowly(3_000)).toMatchObject({ data: { title: 'Größe' } });
  });

  it('counts as failed once nothing has come for too long', async () => {
    expect(await readSlowly(4_000)).toMatchObject({ error: { status: 0, message: 'No answer in time' } });
  });
});

it('takes an answer without a body for none', async () => {
  const { store } = storeWith(() => new Response(null, { status: 204 }));
  const { data } = await store.dispatch(adminApi.endpoints.deleteUser.initiate('u/1'));
  expect(data).toBeNull();
});
