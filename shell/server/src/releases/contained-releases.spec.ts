import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { TestShell } from '../testing/test-shell';
import { readiness } from '../routes';
import { until } from '../testing/until';

/** A process is asked for its memory every two seconds. */
const heartbeatMs = 2_500;

let shell: TestShell;
// The release before needs a process, too, before it can stand in.
const environment = { METRICS_TOKEN: 'a token of this test', RENDER_TIMEOUT_MS: '5000' };
beforeEach(async () => (shell = await TestShell.start(environment)));
afterEach(() => shell.stop());

const page = (body: string) => `({ status: 200, head: '', body: ${body}, state: null, chunks: [], cacheSeconds: 0 })`;

/** A release that does something bad when `/bad` is asked for, and renders every other page. */
const badAt = (doBad: string): string => `exports.render = async (address) => {
  if (address === '/bad') { ${doBad} }
  return ${page("'v2 static'")};
};`;

const promote = (version: string, code: string) => shell.promote(version, code);

async function restart(variables: NodeJS.ProcessEnv): Promise<void> {
  await shell.stop();
  shell = await TestShell.start(variables);
}

async function metric(name: string): Promise<string[]> {
  const text = await (await shell.get('/metrics', { authorization: 'Bearer a token of this test' })).text();
  return text.split('\n').filter((line) => line.startsWith(name));
}

/** Code that writes to the channel between a release's process and the shell: the lengths of a frame, and what follows. */
const writes = (hex: string, text = ''): string =>
  `require('node:fs').writeSync(3, Buffer.concat([Buffer.from('${hex}', 'hex'), Buffer.from('${text}')]));`;
const sendsNull = `process._send?.(null); ${writes('0000000400000000', 'null')}`;
const writesGarbage = writes('00000004deadbeef');

const wrongs: Record<string, { doBad: string; reason: string }> = {
  'ends its process': { doBad: 'process.exit(0);', reason: 'died' },
  'leaves a rejected promise to nobody': { doBad: "Promise.reject(new Error('nobody catches it'));", reason: 'died' },
  'throws in a timer': { doBad: "setTimeout(() => { throw new Error('late'); });", reason: 'died' },
  'takes more memory than it may': {
    // Little by little: on a busy machine it would take so long at once that the process counts as hung.
    doBad: 'const left = []; setInterval(() => left.length < 40 && left.push(Buffer.alloc(10 * 1024 * 1024, 1)));',
    reason: 'memory',
  },
  'sends null': { doBad: sendsNull, reason: 'died' },
  'sends what is no JSON': { doBad: writes('0000000400000000', '{}}}'), reason: 'died' },
  'writes garbage to its channel': { doBad: writesGarbage, reason: 'died' },
  'closes its channel': { doBad: "require('node:fs').closeSync(3);", reason: 'died' },
  'writes without end': { doBad: "for (let i = 0; i < 300; i++) console.log('x'.repeat(10_000));", reason: 'output' },
};

describe('a release that', () => {
  it.each(Object.entries(wrongs))('%s harms no other request, and renders again soon', async (_, { doBad, reason }) => {
    await promote('v2', badAt(doBad));
    expect(await shell.text('/static')).toContain('v2 static');
    const bad = shell.get('/bad');
    for (let count = 0; count < 5; count++) {
      expect((await shell.get('/admin')).status).toBe(200);
      expect((await shell.get(readiness)).status).toBe(200);
    }
    expect((await bad).status).toBeLessThan(500);
    const ends = `shell_render_host_ends_total{app="public-site",version="v2",reason="${reason}"}`;
    await until(async () => (await metric(ends)).some((line) => !line.endsWith(' 0')));
    await until(async () => (await shell.text('/static')).includes('v2 static'));
    expect(shell.log).toContainEqual(expect.objectContaining({ release: 'public-site@v2', reason }));
  });

  it.each([
    ['ends its process', 'process.exit(1);'],
    ['loops for ever', 'for (;;);'],
    ['sends null', `${sendsNull} ${badAt('')}`],
    ['writes garbage to its channel', `${writesGarbage} ${badAt('')}`],
  ])('%s when it is loaded never goes live, and holds up nobody for long', async (_, code) => {
    await restart({ PROMOTION_WAIT_MS: '300' });
    await promote('v2', code);
    const began = performance.now();
    expect(await shell.text('/static')).toContain('v1 static');
    expect((await shell.get('/admin')).status).toBe(200);
    // What loops is ended 10 s after its start.
    expect(performance.now() - began).toBeLessThan(8_000);
  });

  it.each([
    ['text for a status', "{ ...base, status: 'fine' }"],
    ['no status at all', '{ ...base, status: undefined }'],
    ['an object for its markup', '{ ...base, body: {} }'],
    ['chunks that are no list', "{ ...base, chunks: 'app' }"],
    ['a redirect to nowhere', '{ ...base, status: 302 }'],
  ])('answers %s gives way to the one before', async (_, answer) => {
    await promote('v2', `const base = ${page("'v2'")}; exports.render = async () => (${answer});`);
    expect(await shell.text('/static')).toContain('v1 static');
  });

  it('changes what every object has leaves nothing of it, neither in the shell nor after its rollback', async () => {
    const before = processes();
    await promote(
      'v2',
      `Object.prototype.polluted = true; Date.prototype.toISOString = () => 'no date';
       setInterval(() => {}, 1); exports.render = async () => ${page("'v2 static'")};`,
    );
    expect(await shell.text('/static')).toContain('v2 static');
    const own = processes().filter((id) => !before.includes(id));
    expect(own.length).toBeGreaterThanOrEqual(existsSync('/proc') ? 1 : 0);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    await shell.releases.promote('v1');
    expect(await shell.text('/static')).toContain('v1 static');
    await until(() => !processes().some((id) => own.includes(id)));
    const [last] = (await shell.releases.history()).slice(-1);
    expect(new Date(last?.at ?? '').getTime()).toBeGreaterThan(0);
  });
});

/** The processes of releases that this one has started; none on systems without /proc. */
function processes(): number[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc').map(Number).filter(isOurs);
}

function isOurs(id: number): boolean {
  try {
    return new RegExp(`\\) [^ZX] ${process.pid} `).test(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    // Ended meanwhile.
    return false;
  }
}

describe('the process of a release', () => {
  const asked = (expression: string) => `exports.render = async () => ${page(`JSON.stringify(${expression})`)};`;
  const shown = async () => JSON.parse(/<div id="root">(.*?)<\/div>/s.exec(await shell.text('/'))?.[1] ?? '{}');

  it('has none of the shell’s secrets in its environment', async () => {
    process.env.SESSION_SECRET = 'the secret of this test';
    await promote('v2', asked('process.env'));
    const html = await shell.text('/');
    expect(html).toContain('NODE_ENV');
    expect(html).not.toContain('the secret of this test');
    delete process.env.SESSION_SECRET;
  });

  it('may read its own folder, where Node can hold it to that, and no other', async () => {
    const reads = (file: string) =>
      `(() => { try { return require('fs').readFileSync(${file}).length > 0; } catch (e) { return e.code; } })()`;
    await promote('v2', asked(`[${reads('__filename')}, ${reads("'/etc/passwd'")}]`));
    const hasPermissions = process.allowedNodeEnvironmentFlags.has('--permission');
    expect(await shown()).toEqual([true, hasPermissions ? 'ERR_ACCESS_DENIED' : true]);
  });

  it('keeps nothing of a page once it is rendered, however long it might have taken', async () => {
    await restart({ RENDER_TIMEOUT_MS: '15000' });
    await promote(
      'v2',
      `exports.render = async (address, { signal }) => {
        const held = Buffer.alloc(3 * 1024 * 1024, 1);
        signal.addEventListener('abort', () => held.at(0));
        return ${page("'v2 static'")};
      };`,
    );
    const began = performance.now();
    for (let count = 0; count < 150 || performance.now() - began < heartbeatMs; count++) {
      expect(await shell.text('/static')).toContain('v2 static');
    }
    expect(shell.log.filter(({ reason }) => reason !== undefined)).toEqual([]);
  });

  it('of a canary counts an error at each end: the canary withdraws itself', async () => {
    await shell.releases.add({ version: 'v2', files: { 'server/render.cjs': badAt('process.exit(1);') } });
    await shell.releases.giveToShare('v2', 99);
    await until(async () => {
      await shell.text('/bad');
      return (await shell.releases.history()).some(({ kind }) => kind === 'withdraw');
    });
  });
});
