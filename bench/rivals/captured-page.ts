import { shellDataElementId, type ShellData } from '@site/federation';
import type { ServedFile } from './serve-files';

/** A page as the product serves it: what every rival has to show. */
export interface CapturedPage {
  path: string;
  html: string;
  data: ShellData;
  /** Its `Link` header: the pictures that it announces. */
  link: string | null;
}

export async function capturePage(origin: string, path: string): Promise<CapturedPage> {
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  const html = await response.text();
  const [, json] = new RegExp(`id="${shellDataElementId}">([^<]*)<`).exec(html) ?? [];
  if (!json) throw new Error(`${path} is no page of the product.`);
  return { path, html, data: JSON.parse(json), link: response.headers.get('link') };
}

/** Structured data is content, whatever its element is called. */
const script = /<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>\n?/g;

/** The page without any JavaScript, and without what only a policy for scripts needs. */
export const withoutScripts = (html: string): string =>
  html
    .replace(script, '')
    .replace(/<meta property="csp-nonce"[^>]*>\n?/, '')
    .replace(/ nonce="[^"]*"/g, '');

/** A rival's page, with the announcement of those of the product's pictures that it shows as well. */
export function servedPage({ link }: CapturedPage, html: string): ServedFile {
  const shown = html.replaceAll('&amp;', '&');
  const links = link?.split(/, (?=<)/).filter((each) => shown.includes(each.slice(1, each.indexOf('>')))) ?? [];
  return { contentType: 'text/html; charset=utf-8', content: Buffer.from(html), link: links.join(', ') };
}
