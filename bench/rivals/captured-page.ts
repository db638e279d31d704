import { shellDataElementId, type ShellData } from '@site/federation';

/** A page as the product serves it: what every rival has to show. */
export interface CapturedPage {
  path: string;
  html: string;
  data: ShellData;
}

export async function capturePage(origin: string, path: string): Promise<CapturedPage> {
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  const html = await response.text();
  const [, json] = new RegExp(`id="${shellDataElementId}">([^<]*)<`).exec(html) ?? [];
  if (!json) throw new Error(`${path} is no page of the product.`);
  return { path, html, data: JSON.parse(json) };
}

/** Structured data is content, whatever its element is called. */
const script = /<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>\n?/g;

/** The page without any JavaScript, and without what only a policy for scripts needs. */
export const withoutScripts = (html: string): string =>
  html
    .replace(script, '')
    .replace(/<meta property="csp-nonce"[^>]*>\n?/, '')
    .replace(/ nonce="[^"]*"/g, '');

/** The page with other scripts, which find the same data. */
export const withScripts = (html: string, addresses: string[]): string => {
  const [data = ''] = new RegExp(`<script[^>]*id="${shellDataElementId}">[^<]*</script>`).exec(html) ?? [];
  const tags = addresses.map((address) => `<script defer src="${address}"></script>`).join('');
  return withoutScripts(html).replace('</head>', `${tags}</head>`).replace('</body>', `${data}</body>`);
};
