import { CONTRACT_VERSION, HOSTED_CONTRACTS } from '@site/federation';
import { TestShell } from './testing/test-shell';

let shell: TestShell;
beforeAll(async () => (shell = await TestShell.start()));
afterAll(() => shell.stop());

describe('health', () => {
  it.each(['/healthz', '/readyz'])('%s answers 200', async (path) => {
    expect((await shell.get(path)).status).toBe(200);
  });
});

describe('the contract', () => {
  it('is told with readiness, with the versions of it that remotes may speak', async () => {
    const { contract } = JSON.parse(await shell.text('/readyz'));
    expect(contract).toEqual({ speaks: CONTRACT_VERSION, hosts: HOSTED_CONTRACTS });
  });
});

describe('a script of the shell', () => {
  it.each(['host', 'start'])('has an address that names its content, and may be kept for ever: %s', async (name) => {
    const address = new RegExp(`"(/shell/[^"]+/${name}\\.js)"`).exec(await shell.text('/static'))?.[1] ?? '';
    const response = await shell.get(address);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe(`/* ${name} */`);
    expect((await shell.get(`/shell/000000000000/${name}.js`)).status).toBe(404);
  });
});

describe('a start without a release', () => {
  it('says what to do', async () => {
    await expect(TestShell.start({ RELEASES_DIR: '/nowhere' })).rejects.toThrow('npm run release -- public-site');
  });
});
