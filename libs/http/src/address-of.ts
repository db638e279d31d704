import { isIP, isIPv6 } from 'node:net';

/** A request, as Express describes it: with the address that its proxies say. */
interface Caller {
  ip?: string | undefined;
}

/**
 * Where a request came from, as a person knows addresses: with an IPv4 address in its plain form. Empty where there is
 * none.
 */
export function addressOf({ ip = '' }: Caller): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) ? address : '';
}

/** The key that attempts are counted by. The 2^64 addresses of one IPv6 network count as one. */
export function networkOf(caller: Caller): string {
  const address = addressOf(caller);
  return isIPv6(address) ? `${firstGroups(address).join(':')}::/64` : address;
}

/** The first four of the eight groups, those included that `::` stands for. */
function firstGroups(address: string): string[] {
  const [before = '', after = ''] = address.split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, '')));
  const [first, last] = [groups(before), groups(after)];
  const isWhole = !address.includes('::');
  return (
    isWhole ? first : [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  )
    .slice(0, 4)
    .map((group) => group.toLowerCase());
}
