import type { Finding, Rule } from './retrieve';

/** Rules on how a visitor comes to https and stays there. No site of a test is on the browsers' preload list. */
export const transportRules: Record<string, Rule> = {
  'strict-transport-security': ({ headers }) => strictTransport(headers.get('strict-transport-security')),
  redirection: ({ route }) => redirection(route.map((address) => new URL(address))),
};

/** The Observatory's own measure of half a year. */
const halfYear = 15_552_000;

function strictTransport(header: string | null): Finding {
  if (header === null) return { result: 'hsts-not-implemented', points: -20 };
  const [, seconds] = /^(?:[^,]*;)?\s*max-age=(\d+)\s*(?:;[^,]*)?$/i.exec(header) ?? [];
  if (seconds === undefined) return { result: 'hsts-header-invalid', points: -20 };
  return Number(seconds) >= halfYear
    ? { result: 'hsts-implemented-max-age-at-least-six-months', points: 0 }
    : { result: 'hsts-implemented-max-age-less-than-six-months', points: -10 };
}

function redirection([first, second, ...others]: URL[]): Finding {
  const last = others.at(-1) ?? second;
  if (!first || !second || !last) return { result: 'redirection-missing', points: -20 };
  if (last.protocol !== 'https:') return { result: 'redirection-not-to-https', points: -20 };
  if (second.protocol === 'http:') return { result: 'redirection-not-to-https-on-initial-redirection', points: -10 };
  return first.hostname === second.hostname
    ? { result: 'redirection-to-https', points: 0 }
    : { result: 'redirection-off-host-from-http', points: -5 };
}
