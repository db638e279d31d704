import { foreignOrigin, type Finding, type Rule } from './retrieve';

/** Rules that look at one header of the answer each. */
export const headerRules: Record<string, Rule> = {
  'x-content-type-options': ({ headers }) =>
    headers.get('x-content-type-options') === 'nosniff'
      ? { result: 'x-content-type-options-nosniff', points: 0 }
      : { result: 'x-content-type-options-not-implemented', points: -5 },

  'referrer-policy': ({ headers }) => referrerPolicy(headers.get('referrer-policy')),

  'cross-origin-resource-policy': ({ headers }) =>
    oneOf(headers.get('cross-origin-resource-policy'), { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }),

  'cross-origin-opener-policy': ({ headers }) =>
    oneOf(headers.get('cross-origin-opener-policy'), {
      ...{ 'same-origin': 10, 'same-origin-allow-popups': 10, 'noopener-allow-popups': 10, 'unsafe-none': 0 },
    }),

  'cross-origin-embedder-policy': ({ headers }) =>
    oneOf(headers.get('cross-origin-embedder-policy'), { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 }),

  'cross-origin-resource-sharing': ({ foreign }) => {
    const allowed = foreign.get('access-control-allow-origin');
    if (allowed === null) return { result: 'not-implemented', points: 0 };
    const withCookies = foreign.get('access-control-allow-credentials') === 'true';
    return allowed === foreignOrigin && withCookies
      ? { result: 'universal-access', points: -50 }
      : { result: 'public-or-restricted-access', points: 0 };
  },
};

const privatePolicies = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const tellingPolicies = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

/** The last policy that is known counts. */
function referrerPolicy(header: string | null): Finding {
  if (header === null) return { result: 'referrer-policy-not-implemented', points: 0 };
  const policies = header.split(',').map((each) => each.trim().toLowerCase());
  const policy = policies.findLast((each) => [...privatePolicies, ...tellingPolicies].includes(each)) ?? '';
  if (privatePolicies.includes(policy)) return { result: 'referrer-policy-private', points: 5 };
  return { result: `referrer-policy-${policy || 'invalid'}`, points: -5 };
}

function oneOf(value: string | null, points: Record<string, number>): Finding {
  if (value === null) return { result: 'not-implemented', points: 0 };
  const known = value.trim().toLowerCase();
  return { result: known, points: points[known] ?? -5 };
}
