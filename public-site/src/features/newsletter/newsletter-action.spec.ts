/** @jest-environment node */
import { defaultSiteConfig } from '@site/federation';
import { newsletterAction, prepareNewsletter } from './newsletter-action';

const form = new URLSearchParams({ name: 'Ada King Lovelace', email: 'ada@example.com', website: '' });

/** The page's request, with an API that answers with a status. */
const request = (address: string, status = 201, body: object = {}) => {
  const fetch = jest.fn<Promise<Response>, [string, { body: string }]>(async () => Response.json(body, { status }));
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
    const result = await newsletterAction(page, form, 'Newsletter: insights');
    expect(result).toMatchObject({ status: 303, location: '/insights?sent=1#answer' });
    const [path, { body }] = fetch.mock.calls[0] ?? ['', { body: '{}' }];
    expect(path).toBe('/api/contact');
    expect(JSON.parse(body)).toMatchObject({
      firstName: 'Ada',
      lastName: 'King Lovelace',
      email: 'ada@example.com',
      subject: 'Newsletter: insights',
      sourcePage: '/insights',
    });
  });

  it('gives back what was typed when it was not accepted', async () => {
    const result = await newsletterAction(request('/insights', 500).page, form, 'Newsletter: insights');
    expect(result).toMatchObject({
      status: 502,
      state: { delivery: 'failed', name: 'Ada King Lovelace', email: 'ada@example.com' },
    });
  });

  it('is given back as one too many where the API says so', async () => {
    const result = await newsletterAction(request('/insights', 429).page, form, 'Newsletter: insights');
    expect(result).toMatchObject({ status: 429, state: { delivery: 'failed', email: 'ada@example.com' } });
  });

  it('is given back with what the API finds wrong beside its field', async () => {
    const refusal = {
      statusCode: 400,
      message: 'No',
      fields: { lastName: 'Last name is a riddle', email: 'Please enter a valid email address' },
    };
    const result = await newsletterAction(request('/insights', 400, refusal).page, form, 'Newsletter: insights');
    expect(result).toMatchObject({
      status: 422,
      state: {
        delivery: 'idle',
        name: 'Ada King Lovelace',
        errors: { name: 'Last name is a riddle', email: 'Please enter a valid email address' },
      },
    });
  });

  it('is not blamed on the visitor when the API refuses what nobody typed', async () => {
    const refusal = { statusCode: 400, message: 'No', fields: { subject: 'Subject is unknown' } };
    const result = await newsletterAction(request('/insights', 400, refusal).page, form, 'Newsletter: insights');
    expect(result).toMatchObject({ status: 502, state: { delivery: 'failed' } });
  });

  it('is thanked only once it was sent', async () => {
    expect(await prepareNewsletter(request('/insights').page)).toEqual({});
    expect(await prepareNewsletter(request('/insights?sent=1').page)).toMatchObject({ state: { delivery: 'sent' } });
  });
});
