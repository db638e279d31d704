import { consoleScope } from '@site/federation';
import { isWebHost } from './web-host';

/** Where an address leads from a post's page. */
type LinkTarget =
  | { kind: 'malformed' | 'elsewhere' | 'unencrypted' | 'console' }
  | { kind: 'site'; path: string }
  | { kind: 'place'; hash: string };

/** `page` is the post's own address, `address` as the page has it. */
export function targetOf(address: string, page: string): LinkTarget {
  if (/^mailto:/i.test(address)) return { kind: mail.test(address) ? 'elsewhere' : 'malformed' };
  const url = parse(address, page);
  if (!url || address === '') return { kind: 'malformed' };
  const here = new URL(page);
  if (url.host !== here.host) return { kind: ofForeign(url) };
  if (url.pathname === here.pathname) return { kind: 'place', hash: url.hash };
  if (`${url.pathname}/`.startsWith(`${consoleScope}/`)) return { kind: 'console' };
  return { kind: 'site', path: url.pathname + url.search };
}

const ofForeign = ({ hostname, protocol }: URL) =>
  !isWebHost(hostname) ? 'malformed' : protocol === 'http:' ? 'unencrypted' : 'elsewhere';

/** A link that only proposes what to send names nobody. */
const mail = /^mailto:(?:[^\s@?]+@[^\s@?]+\.[^\s@?]+|\?\S+)/i;

function parse(address: string, page: string): URL | undefined {
  try {
    return new URL(address, page);
  } catch {
    return undefined;
  }
}
