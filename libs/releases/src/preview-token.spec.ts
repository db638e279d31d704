import { readPreviewToken, writePreviewToken, type ReleasePreview } from './preview-token';

const secret = 'a secret of this site';
const preview: ReleasePreview = {
  app: 'public-site',
  version: '20261120-153012-1a2b3c4',
  expiresAt: new Date('2026-11-21T15:30:00Z'),
};

describe('the token of a preview', () => {
  it.each(['public-site', 'admin-console'] as const)('names a release of %s and its end', (app) => {
    const token = writePreviewToken({ ...preview, app }, secret);
    expect(readPreviewToken(token, secret)).toEqual({ ...preview, app });
  });

  it('names a version of any length that there may be', () => {
    const longest = { ...preview, version: 'v'.repeat(80) };
    expect(readPreviewToken(writePreviewToken(longest, secret), secret)).toEqual(longest);
  });

  it('needs no escape in a link, a cookie or a mail', () => {
    expect(writePreviewToken(preview, secret)).toMatch(/^[\w.-]+$/);
  });

  it('is worth nothing with another secret, or when a letter of it was changed', () => {
    const token = writePreviewToken(preview, secret);
    expect(readPreviewToken(token, 'another secret')).toBeNull();
    for (let at = 0; at < token.length; at++) {
      const changed = token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1);
      expect(readPreviewToken(changed, secret)).toBeNull();
    }
  });

  it('is nothing else', () => {
    for (const token of ['', '.', 'public-site.x', 'x'.repeat(5000), '..../../etc']) {
      expect(readPreviewToken(token, secret)).toBeNull();
    }
  });
});
