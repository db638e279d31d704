/** @jest-environment node */
import { action, render } from './render';
import { fakeApi } from './testing/fake-api';
import { renderContext as context, unreachableApi as noApi } from './testing/render-context';

it.each([
  ['/about', 405],
  ['/blog', 405],
  ['/nowhere', 404],
])('a form posted to %s, which takes none, is answered with %s and the page', async (address, expected) => {
  const { status, body, cacheSeconds } = await action(address, new URLSearchParams(), context(fakeApi([]).fetch));
  expect([status, body.includes('<h1')]).toEqual([expected, true]);
  if (expected === 405) expect(cacheSeconds).toBe(0);
});

describe('a contact form posted without JavaScript', () => {
  const valid = {
    name: 'Ada Lovelace',
    subject: 'Leads',
    email: 'ada@example.com',
    message: 'Please route our leads.',
  };
  const refusal = {
    ...{ statusCode: 400, error: 'Bad Request', message: 'First name is too long' },
    fields: { firstName: 'First name is too long' },
  };
  const form = (changes = {}) => new URLSearchParams({ ...valid, ...changes });

  it('is sent on, and leads to the thanks', async () => {
    const { fetch, calls } = fakeApi([]);
    const { status, location } = await action('/contact', form(), context(fetch));
    expect({ status, location }).toEqual({ status: 303, location: '/contact?sent=1#answer' });
    expect(calls).toEqual(['POST /api/contact']);
    const { body } = await render('/contact?sent=1', context(noApi));
    expect(body).toContain('Message Sent!');
  });

  it('comes back with what is wrong beside what was typed', async () => {
    const { fetch, calls } = fakeApi([]);
    const { status, body } = await action('/contact', form({ message: 'short' }), context(fetch));
    expect(status).toBe(422);
    expect(body).toContain('Message must be at least 10 characters');
    expect(body).toContain('value="Ada Lovelace"');
    expect(body).toContain('>short</textarea>');
    expect(calls).toEqual([]);
  });

  it('comes back with what the API found wrong, beside the field of the form', async () => {
    const refuse = async () => Response.json(refusal, { status: 400 });
    const { status, body } = await action('/contact', form(), context(refuse));
    expect(status).toBe(422);
    expect(body).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="name"[^>]*><p[^>]*>First name is too long/);
    expect(body).toContain('Please route our leads.</textarea>');
    expect(body).not.toContain('Sorry, there was an error');
  });

  it('keeps every word when the API was sent too much', async () => {
    const refuse = async () => Response.json({ statusCode: 429, message: 'Too many requests' }, { status: 429 });
    const { status, body } = await action('/contact', form(), context(refuse));
    expect(status).toBe(429);
    expect(body).toContain('Please route our leads.</textarea>');
  });

  it('keeps every word when the API does not answer', async () => {
    const { status, body } = await action('/contact', form(), context(noApi));
    expect(status).toBe(502);
    expect(body).toContain('Sorry, there was an error sending your message.');
    expect(body).toContain('Please route our leads.</textarea>');
  });
});
