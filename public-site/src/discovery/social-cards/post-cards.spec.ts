/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PostDetails } from '@site/api-client/public';
import { CONTRACT_VERSION, defaultSiteConfig } from '@site/federation';
import { fakeApi } from '../../testing/fake-api';
import { post } from '../../testing/post.factory';
import type { ResourceRequest } from '../resource';
import { postCards } from './post-cards';

const folder = mkdtempSync(path.join(tmpdir(), 'post-cards-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** Every letter half as wide as it is high. */
const letters = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).concat('…');
writeFileSync(
  path.join(folder, 'letter-widths.json'),
  JSON.stringify(Object.fromEntries(letters.map((each) => [each, 0.5]))),
);

/** As much of a JPEG as tells its size. */
function jpeg(width: number, height: number): Buffer {
  const bytes = Buffer.from('ffd8ffe000040000ffc0001108000000000300000000000000000000', 'hex');
  bytes.writeUInt16BE(height, 13);
  bytes.writeUInt16BE(width, 15);
  return bytes;
}

const uploaded = `/media/uploads/${'ab'.repeat(16)}-1260x630.webp`;
const asJpeg = uploaded.replace('.webp', '.jpg');
const config = { ...defaultSiteConfig, name: 'Brightwater & Sons' };

interface Circumstances extends Partial<PostDetails> {
  picture?: Buffer;
  /** Empty: an older shell, which sends none. */
  contract?: string;
  company?: { name: string };
}

async function cardOf(circumstances: Circumstances = {}) {
  const { picture = jpeg(1260, 630), contract = CONTRACT_VERSION, company, ...changes } = circumstances;
  const { fetch: call } = fakeApi([post({ coverImageUrl: uploaded, ...changes })]);
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (!String(input).startsWith('/media/')) return call(input, init);
    requests.push(String(input));
    return new Response(new Uint8Array(picture), { status: picture.length > 0 ? 200 : 404 });
  };
  const owner = { config: { ...config, ...company }, origin: 'https://site.example.com' };
  const request = { pathname: '/social-cards/blog/post-1.png', ...owner, fetch, contract: contract || undefined };
  const card = await postCards(folder)(request as ResourceRequest);
  return { card, requests, body: card && 'body' in card ? card.body : '' };
}

const linesOf = (svg: string) =>
  [...svg.matchAll(/<text x="64"[^>]*font-size="(\d+)"[^>]*>([^<]*)</g)].map(([, size, text = '']) => ({
    size: Number(size),
    text,
  }));

describe('the card of a post', () => {
  it('has its title, the company’s name and its cover', async () => {
    const { card, body } = await cardOf({ title: 'Leads < deals & <b>more</b>' });
    expect(card).toMatchObject({ contentType: 'image/png', rasterize: { fonts: expect.any(Array) } });
    expect(
      linesOf(body)
        .map(({ text }) => text)
        .join(' '),
    ).toBe('Leads &lt; deals &amp; &lt;b&gt;more&lt;/b&gt;');
    expect(body).toContain('>Brightwater &amp; Sons</text>');
    expect(body).toContain('blog, 3 min read');
    expect(body).toContain(`data:image/jpeg;base64,${jpeg(1260, 630).toString('base64')}`);
  });

  it('has the site’s host where the typeface lacks a letter of the company’s name', async () => {
    const { body } = await cardOf({ company: { name: 'Kovač & Sons' } });
    expect(body).toContain('font-size="30">site.example.com</text>');
    expect(body).not.toContain('Sons');
  });

  it.each([
    [undefined, 'x="-316" y="0" width="1260" height="630"'],
    ['100% 50%', 'x="-632" y="0" width="1260" height="630"'],
    ['0% 50%', 'x="0" y="0" width="1260" height="630"'],
  ])('crops the cover around the point that counts: %s', async (coverFocus, place) => {
    expect((await cardOf(coverFocus ? { coverFocus } : {})).body).toContain(`<image ${place}`);
  });

  it.each([
    [uploaded, asJpeg],
    ['/media/photos/a.avif', '/media/photos/a.jpg'],
    ['/media/photos/a.png', '/media/photos/a.png'],
    ['/media/covers/leads.svg', '/media/covers/leads.png'],
  ])('asks of the cover %s for %s, which can be drawn', async (coverImageUrl, address) => {
    expect((await cardOf({ coverImageUrl })).requests).toEqual([address]);
  });

  it('sets long titles and long words smaller, and never across the cover', async () => {
    for (const title of [
      'How many hours of work we saved an agency with two offices',
      'w'.repeat(60),
      'w'.repeat(255),
    ]) {
      const lines = linesOf((await cardOf({ title })).body);
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.length * (lines[0]?.size ?? 0) * 1.1).toBeLessThanOrEqual(400);
      for (const { size, text } of lines) expect(64 + text.length * size * 0.478).toBeLessThan(572);
    }
  });

  it.each<[string, Circumstances, string]>([
    ['has letters that the typeface lacks', { title: '三つの鍵' }, asJpeg],
    ['names a picture of its own choice', { socialImageUrl: '/media/chosen.svg' }, '/media/chosen.png'],
    ['has the cover of another site', { coverImageUrl: 'https://a.example/b.png' }, 'https://a.example/b.png'],
    ['has no cover', { coverImageUrl: null }, '/social-cards/blog.png'],
    ['has a cover that is missing', { picture: Buffer.alloc(0) }, asJpeg],
    ['has a cover that is none', { picture: Buffer.alloc(100) }, asJpeg],
    ['has a cover that is too large', { picture: jpeg(5000, 5000) }, asJpeg],
    ['is asked for by an older shell', { contract: '' }, asJpeg],
  ])('is the picture alone where it %s', async (_, circumstances, location) => {
    expect((await cardOf(circumstances)).card).toEqual({ status: 302, location });
  });

  it('is none of a post that nobody may read', async () => {
    expect((await cardOf({ slug: 'another' })).card).toBeUndefined();
  });
});
