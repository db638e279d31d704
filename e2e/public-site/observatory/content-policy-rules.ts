import { type Policy, readPolicy, sourcesOf } from './content-policy';
import type { Answers, Finding, Rule } from './retrieve';

export const contentPolicyRules: Record<string, Rule> = {
  'content-security-policy': ({ headers }) => judge(headers.get('content-security-policy')),
  'x-frame-options': (answers) => framing(answers),
};

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];
const passive = ['img-src', 'media-src'];

function judge(header: string | null): Finding {
  if (header === null) return { result: 'csp-not-implemented', points: -25 };
  try {
    return judgePolicy(readPolicy(header));
  } catch {
    return { result: 'csp-header-invalid', points: -25 };
  }
}

function judgePolicy(policy: Policy): Finding {
  const script = withoutIgnored(sourcesOf(policy, 'script-src'));
  const style = withoutIgnored(sourcesOf(policy, 'style-src'));
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  const pictures = passive.flatMap((name) => policy.get(name) ?? policy.get('default-src') ?? []);

  if (holds(script, [...broad, ...inline]) || holds(sourcesOf(policy, 'object-src'), broad)) {
    return { result: 'csp-implemented-with-unsafe-inline', points: -20 };
  }
  if (active.some(isInsecure)) return { result: 'csp-implemented-with-insecure-scheme', points: -20 };
  if (holds([...script, ...style], ["'unsafe-eval'"])) {
    return { result: 'csp-implemented-with-unsafe-eval', points: -10 };
  }
  if (pictures.some(isInsecure)) {
    return { result: 'csp-implemented-with-insecure-scheme-in-passive-content-only', points: -10 };
  }
  if (holds(style, [...broad, ...inline])) {
    return { result: 'csp-implemented-with-unsafe-inline-in-style-src-only', points: 0 };
  }
  return policy.get('default-src')?.join() === "'none'"
    ? { result: 'csp-implemented-with-no-unsafe-default-src-none', points: 10 }
    : { result: 'csp-implemented-with-no-unsafe', points: 5 };
}

function framing({ headers }: Answers): Finding {
  if (readPolicy(headers.get('content-security-policy') ?? '').has('frame-ancestors')) {
    return { result: 'x-frame-options-implemented-via-csp', points: 5 };
  }
  const option = headers.get('x-frame-options')?.trim().toLowerCase();
  if (option === undefined) return { result: 'x-frame-options-not-implemented', points: -20 };
  if (option === 'deny' || option === 'sameorigin') {
    return { result: 'x-frame-options-sameorigin-or-deny', points: 5 };
  }
  return option.startsWith('allow-from')
    ? { result: 'x-frame-options-allow-from-origin', points: 0 }
    : { result: 'x-frame-options-header-invalid', points: -20 };
}

/** Beside a hash or a nonce browsers ignore 'unsafe-inline'. */
const withoutIgnored = (sources: string[]): string[] =>
  sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;

const holds = (sources: string[], wanted: string[]): boolean => sources.some((source) => wanted.includes(source));

const isInsecure = (source: string): boolean => source.startsWith('http:') || source.startsWith('ftp:');
