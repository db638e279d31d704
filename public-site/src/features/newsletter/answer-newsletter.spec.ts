import { defaultSiteConfig } from '@site/federation';
import { answerNewsletter, prepareNewsletter } from './answer-newsletter';

const form = new URLSearchParams({ name: 'Ada King Lovelace', email: 'ada@example.com', website: '' });

/** The page's request, with an API that answers with a status. */
const request = (address: string, status = 201) => {
  const fetch = jest.fn<Promise<{ ok: boolean; status: number }>, [string, { body: string }]>(async () => ({
    ok: status < 400,
    status,
  }));
  return {
    fetch,
    page: {
      url: new URL(address, 'https://site.example.com'),
      params: {},
      config: defaultSiteConfig,
      fetch: fetch as unknown as typeof globalThis.fetch,
      signal: new AbortController().signal,
    },
  };
};

describe('a subscription posted without JavaScript', () => {
  it('reaches us as a message and shows the thanks at an address of its own', async () => {
    const { page, fetch } = request('/insights');
    const answer = await answerNewsletter(page, form, 'Newsletter: insights');
    expect(answer).toMatchObject({ status: 303, location: '/insights?sent=1#newsletter' });
    const [path, { body }] = fetch.mock.calls[0] ?? ['', { body: '{}' }];
    expect(path).toBe('/api/contact');
    expect(JSON.parse(body)).toMatchObject({
      firstName: 'Ada',
      lastName: 'King Lovelace',
      email: 'ada@example.com',
      subject: 'Newsletter: insights',
    });
  });

  it('gives back what was typed when it was not accepted', async () => {
    const answer = await answerNewsletter(request('/insights', 500).page, form, 'Newsletter: insights');
    expect(answer).toMatchObject({
      status: 502,
      state: { delivery: 'failed', name: 'Ada King Lovelace', email: 'ada@example.com' },
    });
  });

  it('is thanked only once it was sent', async () => {
    expect(await prepareNewsletter(request('/insights').page)).toEqual({});
    expect(await prepareNewsletter(request('/insights?sent=1').page)).toMatchObject({ state: { delivery: 'sent' } });
  });
});
