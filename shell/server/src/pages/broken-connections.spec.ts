import { TestShell } from '../testing/test-shell';

let shell: TestShell;
beforeAll(async () => (shell = await TestShell.start()));
afterAll(() => shell.stop());
beforeEach(() => shell.api.calls.splice(0));

describe('a page whose connection to the API breaks', () => {
  it.each([
    ['before the answer', '/blog?search=before', ''],
    ['in the middle of it', '/blog?search=middle', 'fir'],
  ])('is rendered of a second read: %s', async (_, address, begun) => {
    shell.api.respond = (_request, response) => {
      shell.api.respond = undefined;
      if (begun) response.writeHead(200, { 'Content-Length': 5 }).write(begun, () => response.destroy());
      else response.destroy();
    };
    const response = await shell.get(address);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('first')]);
    expect(shell.api.callsTo('/api/content')).toHaveLength(2);
  });

  it('fails when the second read fails as well', async () => {
    shell.api.respond = (_request, response) => response.destroy();
    expect((await shell.get('/blog?search=twice')).status).toBe(503);
    expect(shell.api.callsTo('/api/content')).toHaveLength(2);
    shell.api.respond = undefined;
  });

  it('sends a form only once', async () => {
    shell.api.respond = (_request, response) => response.destroy();
    expect(
      (
        await shell.send('POST', '/contact', 'name=Ada', {
          'content-type': 'application/x-www-form-urlencoded',
          origin: shell.origin,
        })
      ).status,
    ).toBeGreaterThanOrEqual(500);
    expect(shell.api.callsTo('/api/contact')).toHaveLength(1);
    shell.api.respond = undefined;
  });
});
