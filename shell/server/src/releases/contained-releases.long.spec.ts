import { readiness } from '../routes';
import { TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

let shell: TestShell;
// The release before needs a process, too, before it can stand in.
beforeEach(async () => (shell = await TestShell.start({ RENDER_TIMEOUT_MS: '5000' })));
afterEach(() => shell.stop());

describe('a release that', () => {
  it('loops for ever harms no other request, and renders again soon', async () => {
    await shell.promote(
      'v2',
      `exports.render = async (address) => {
        if (address === '/bad') for (;;);
        return { status: 200, head: '', body: 'v2 static', state: null, chunks: [], cacheSeconds: 0 };
      };`,
    );
    expect(await shell.text('/static')).toContain('v2 static');
    const bad = shell.get('/bad');
    for (let count = 0; count < 5; count++) {
      expect((await shell.get('/admin')).status).toBe(200);
      expect((await shell.get(readiness)).status).toBe(200);
    }
    expect((await bad).status).toBeLessThan(500);
    await until(async () => (await shell.text('/static')).includes('v2 static'));
    expect(shell.log).toContainEqual(expect.objectContaining({ release: 'public-site@v2', reason: 'hung' }));
  });

  it('hung a moment ago keeps nobody waiting for a page that is stored', async () => {
    await shell.promote(
      'v2',
      `exports.render = async (address) => {
        if (address.startsWith('/bad')) {
          console.log('hangs at ' + address);
          for (;;);
        }
        return { status: 200, head: '', body: 'v2 static', state: null, chunks: [], cacheSeconds: 0.05 };
      };`,
    );
    expect(await shell.text('/static')).toContain('v2 static');
    await shell.get('/bad');
    await until(() => shell.log.some(({ reason }) => reason === 'hung'));
    const again = shell.get('/bad/again');
    // Until its process is up and hangs, too. What is stored has been out of date since the first hung.
    await until(() => shell.log.some((line) => JSON.stringify(line).includes('hangs at /bad/again')));
    const began = performance.now();
    expect(await shell.text('/static')).toContain('v2 static');
    // A process that hangs is ended 5 s after it began to, at the earliest.
    expect(performance.now() - began).toBeLessThan(4_000);
    await again;
  });
});

describe('the process of a release', () => {
  it('of what is live gives way to the release before when it ends five times within a minute', async () => {
    await shell.promote('v2', 'exports.render = async () => process.exit(1);');
    await until(async () => {
      await shell.text('/static');
      return (await shell.releases.history()).some(({ kind }) => kind === 'rollback');
    });
    expect((await shell.releases.history()).at(-1)).toMatchObject({
      ...{ kind: 'rollback', from: 'v2', to: 'v1' },
      because: 'its process ended 5 times within a minute',
      who: expect.stringMatching(/^the shell on /),
    });
    expect(await shell.text('/static')).toContain('v1 static');
  });
});
