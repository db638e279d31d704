export type Policy = Map<string, string[]>;

/** Throws where a directive stands twice: browsers would take the first alone. */
export function readPolicy(header: string): Policy {
  const policy: Policy = new Map();
  for (const directive of header.split(';').map((each) => each.trim())) {
    if (directive === '') continue;
    const [name = '', ...sources] = directive.toLowerCase().split(/\s+/);
    if (policy.has(name)) throw new Error(`${name} stands twice in a policy`);
    policy.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return policy;
}

/** What a kind of resource may be loaded from; everything where nobody says. */
export const sourcesOf = (policy: Policy, name: string): string[] =>
  policy.get(name) ?? policy.get('default-src') ?? ['*'];
