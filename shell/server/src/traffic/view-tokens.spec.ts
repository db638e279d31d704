import { ViewTokens } from './view-tokens';

const view = { app: 'public-site', version: 'v2', bucket: 7 };
const secret = 'a secret of this site';
const hour = 60 * 60_000;
const later = (ms: number) => Date.UTC(2026, 10, 30) + ms;

describe('the token of a view', () => {
  it('is good once', () => {
    const tokens = new ViewTokens(secret);
    const token = tokens.issue(view);
    expect(tokens.redeem(token, view)).toBe(true);
    expect(tokens.redeem(token, view)).toBe(false);
  });

  it.each([{ app: 'admin-console' }, { version: 'v1' }, { bucket: 8 }])('is for nothing else: %j', (other) => {
    const tokens = new ViewTokens(secret);
    const token = tokens.issue(view);
    expect(tokens.redeem(token, { ...view, ...other })).toBe(false);
    expect(tokens.redeem(token, view)).toBe(true);
  });

  it.each([
    ['as late as its own', 0],
    ['an hour ahead', hour],
    ['an hour behind', -hour],
  ])('is good for an hour at a copy whose clock is %s', (_, ahead) => {
    const token = new ViewTokens(secret).issue(view, later(0));
    for (const passed of [0, hour - 1000]) {
      expect(new ViewTokens(secret).redeem(token, view, later(ahead + passed))).toBe(true);
    }
  });

  it('is good for two hours at most', () => {
    const tokens = new ViewTokens(secret);
    expect(tokens.redeem(tokens.issue(view, later(0)), view, later(2 * hour))).toBe(false);
  });

  it('holds at every copy that has the secret, and at no other', () => {
    const token = new ViewTokens(secret).issue(view);
    expect(new ViewTokens('another secret').redeem(token, view)).toBe(false);
    expect(new ViewTokens(undefined).redeem(token, view)).toBe(false);
    expect(new ViewTokens(secret).redeem(token, view)).toBe(true);
  });

  it('is worth nothing when a letter of it was changed', () => {
    const tokens = new ViewTokens(secret);
    const token = tokens.issue(view);
    for (let at = 0; at < token.length; at++) {
      const changed = token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1);
      expect(tokens.redeem(changed, view)).toBe(false);
    }
    for (const nothing of ['', '..', 'x'.repeat(100)]) expect(tokens.redeem(nothing, view)).toBe(false);
  });
});
