import { TestShell } from './testing/test-shell';

const urls = (shell: TestShell) => shell.log.flatMap(({ req }) => (req as { url?: string } | undefined)?.url ?? []);

describe('the line of a request', () => {
  it('is written of routine only for who looks for everything, and keeps tokens to itself', async () => {
    const shell = await TestShell.start();
    for (const path of ['/healthz', '/release-preview/a-secret-token', '/blog']) await shell.get(path);
    await shell.settled();
    expect(urls(shell)).toEqual(['/release-preview/…', '/blog']);
    await shell.stop();
  });
});
