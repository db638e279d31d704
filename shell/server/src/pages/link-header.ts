/** Attributes of a picture preload besides its address, as both the tag and the header name them. */
const hints = ['imagesrcset', 'imagesizes', 'fetchpriority'];
const known = new Set(['rel', 'as', 'href', ...hints]);

/** An address that can stand between < and > unchanged. Others are left to the tag alone. */
const plainAddress = /^[\x21\x23-\x3b\x3d\x3f-\x7e]+$/;
const plainText = /^[\x20\x21\x23-\x7e]*$/;

/**
 * The pictures that the head of a document preloads, as the value of a `Link` header (RFC 8288): a browser asks for
 * them when the answer begins, a CDN may tell of them before that (103 Early Hints). Undefined where there are none.
 */
export function linkHeader(head: string): string | undefined {
  const links = [...head.replace(/<!--.*?-->/gs, '').matchAll(/<link\s([^>]*)>/g)]
    .map(([, text = '']) => attributesIn(text))
    .filter((tag) => tag.get('rel') === 'preload' && tag.get('as') === 'image')
    .map(toLink)
    .filter((link) => link !== undefined);
  return links.length > 0 ? links.join(', ') : undefined;
}

const attributesIn = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(/([^\s"=/]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      text(value),
    ]),
  );

function toLink(tag: Map<string, string>): string | undefined {
  // React omits the address where there are several to choose from; a header needs one.
  const address = tag.get('href') ?? /^\s*(\S+?),*(?:\s|$)/.exec(tag.get('imagesrcset') ?? '')?.[1] ?? '';
  // Other attributes decide whether, or how, the picture is requested.
  if (![...tag.keys()].every((name) => known.has(name))) return undefined;
  const said = hints.flatMap((name) => (tag.has(name) ? [[name, tag.get(name) ?? '']] : []));
  if (!plainAddress.test(address) || !said.every(([, value = '']) => plainText.test(value))) return undefined;
  return [`<${address}>; rel=preload; as=image`, ...said.map(([name, value]) => `${name}="${value}"`)].join('; ');
}

const entities: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

/** What an attribute's value stands for; of entities those that renderers write. */
const text = (value: string): string =>
  value.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => entities[name] ?? '');
