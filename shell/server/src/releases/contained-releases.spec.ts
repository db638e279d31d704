import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { metricsToken, scrapeOf } from '../testing/scrape';
import { TestShell } from '../testing/test-shell';
import { readiness } from '../routes';
import { until } from '../testing/until';

let shell: TestShell;
// What a release keeps of a page it may keep for that long.
beforeAll(async () => (shell = await TestShell.start({ METRICS_TOKEN: metricsToken, RENDER_TIMEOUT_MS: '15000' })));
afterAll(() => shell.stop());

const page = (body: string) => `({ status: 200, head: '', body: ${body}, state: null, chunks: [], cacheSeconds: 0 })`;

/** A release that does something bad when `/bad` is asked for, and renders every other page. */
const badAt = (doBad: string): string => `exports.render = async (address) => {
  if (address === '/bad') { ${doBad} }
  return ${page("__dirname.split('/').at(-2) + ' static'")};
};`;

const sampleOf = async (name: string, version: string, labels = '') =>
  (await scrapeOf(shell)).get(`${name}{app="public-site",version="${version}"${labels}}`);

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

/** The release before keeps its process while its successor is a canary, though one that everybody gets. */
async function giveToAll(version: string, code: string): Promise<void> {
  await shell.releases.add({ version, files: { 'server/render.cjs': code } });
  await shell.releases.giveToShare(version, 100);
}

describe('a release that answers', () => {
  const answers = [
    ['text for a status', "{ ...base, status: 'fine' }"],
    ['no status at all', '{ ...base, status: undefined }'],
    ['an object for its markup', '{ ...base, body: {} }'],
    ['chunks that are no list', "{ ...base, chunks: 'app' }"],
    ['a redirect to nowhere', '{ ...base, status: 302 }'],
  ] as const;
  beforeAll(() =>
    shell.promote(
      'v2',
      `const base = ${page("'v2'")}; const answers = [${answers.map(([, answer]) => answer)}];
       exports.render = async (address) => answers[address.split('=')[1]];`,
    ),
  );

  it.each(answers.map(([name], index) => [name, index]))('%s gives way to the one before', async (_, index) => {
    expect(await shell.text(`/static?search=${index}`)).toContain('v1 static');
  });
});

describe('a release that changes what every object has', () => {
  it('leaves nothing of it, neither in the shell nor after its rollback', async () => {
    await shell.releases.promote('v1');
    expect(await shell.text('/static')).toContain('v1 static');
    const before = processes();
    await shell.promote(
      'v3',
      `Object.prototype.polluted = true; Date.prototype.toISOString = () => 'no date';
       setInterval(() => {}, 1); exports.render = async () => ${page("'v3 static'")};`,
    );
    expect(await shell.text('/static')).toContain('v3 static');
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

describe('a release that', () => {
  const cases = Object.entries(wrongs).map(
    ([what, wrong], index) => [what, { ...wrong, version: `w${index}` }] as const,
  );

  it.each(cases)('%s harms no other request, and renders again soon', async (_, { doBad, reason, version }) => {
    await giveToAll(version, badAt(doBad));
    expect(await shell.text('/static')).toContain(`${version} static`);
    const bad = shell.get('/bad');
    for (let count = 0; count < 5; count++) {
      expect((await shell.get('/admin')).status).toBe(200);
      expect((await shell.get(readiness)).status).toBe(200);
    }
    expect((await bad).status).toBeLessThan(500);
    const end = expect.objectContaining({ release: `public-site@${version}`, reason });
    await until(() => shell.log.some((line) => line.release === `public-site@${version}` && line.reason));
    expect(shell.log).toContainEqual(end);
    expect(await sampleOf('shell_render_host_ends_total', version, `,reason="${reason}"`)).toBe(1);
    await until(async () => (await shell.text('/static')).includes(`${version} static`));
  });

  it('ends its process as a canary has an error counted at each end: it withdraws itself', async () => {
    await shell.releases.add({ version: 'v4', files: { 'server/render.cjs': badAt('process.exit(1);') } });
    await shell.releases.giveToShare('v4', 99);
    await until(async () => {
      await shell.text('/bad');
      return (await shell.releases.history()).some(({ kind }) => kind === 'withdraw');
    });
  });
});

describe('the process of a release', () => {
  const shown = async (address: string) =>
    JSON.parse(/<div id="root">(.*?)<\/div>/s.exec(await shell.text(address))?.[1] ?? '{}');
  beforeAll(async () => {
    process.env.SESSION_SECRET = 'the secret of this test';
    const reads = (file: string) =>
      `(() => { try { return require('fs').readFileSync(${file}).length > 0; } catch (e) { return e.code; } })()`;
    const read = `[${reads('__filename')}, ${reads("'/etc/passwd'")}]`;
    await shell.promote(
      'v5',
      `exports.render = async (address, { signal }) => {
        if (address === '/environment') return ${page('JSON.stringify(process.env)')};
        if (address === '/files') return ${page(`JSON.stringify(${read})`)};
        const held = Buffer.alloc(3 * 1024 * 1024, 1);
        signal.addEventListener('abort', () => held.at(0));
        return ${page("'v5 static'")};
      };`,
    );
    expect(await shell.text('/static')).toContain('v5 static');
    delete process.env.SESSION_SECRET;
  });

  it('has none of the shell’s secrets in its environment', async () => {
    expect(await shown('/environment')).toMatchObject({ NODE_ENV: 'test' });
    expect(await shell.text('/environment')).not.toContain('the secret of this test');
  });

  it('may read its own folder, where Node can hold it to that, and no other', async () => {
    const hasPermissions = process.allowedNodeEnvironmentFlags.has('--permission');
    expect(await shown('/files')).toEqual([true, hasPermissions ? 'ERR_ACCESS_DENIED' : true]);
  });

  it('keeps nothing of a page once it is rendered, however long it might have taken', async () => {
    const bytes = () => sampleOf('shell_render_host_bytes', 'v5');
    for (let count = 0; count < 150; count++) expect(await shell.text('/static')).toContain('v5 static');
    // Asked for its memory every two seconds, a process that has too much is ended.
    const before = await bytes();
    await until(async () => (await bytes()) !== before);
    expect(shell.log.filter(({ release, reason }) => release === 'public-site@v5' && reason)).toEqual([]);
  });
});

describe('a release that, when it is loaded,', () => {
  beforeAll(async () => {
    await shell.stop();
    shell = await TestShell.start({ PROMOTION_WAIT_MS: '300' });
  });

  async function expectToStay(version: string, code: string): Promise<void> {
    await shell.promote(version, code);
    const began = performance.now();
    expect(await shell.text('/static')).toContain('v1 static');
    expect((await shell.get('/admin')).status).toBe(200);
    // What loops is ended 10 s after its start.
    expect(performance.now() - began).toBeLessThan(8_000);
  }

  it.each([
    ['v2', 'ends its process', 'process.exit(1);'],
    ['v3', 'sends null', `${sendsNull} ${badAt('')}`],
    ['v4', 'writes garbage to its channel', `${writesGarbage} ${badAt('')}`],
  ])('(%s) %s never goes live, and holds up nobody for long', (version, _, code) => expectToStay(version, code));

  it('loops for ever never goes live, holds up nobody for long, and ends with the shell', async () => {
    await expectToStay('v5', 'for (;;);');
    const [live] = processes();
    await until(() => !live || processes().length > 1);
    await shell.stop();
    await until(() => processes().length === 0);
    expect(JSON.stringify(shell.log)).not.toContain('did not load within');
  });
});
