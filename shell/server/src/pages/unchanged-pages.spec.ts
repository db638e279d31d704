import { passTime } from '../testing/pass-time';
import { TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

let shell: TestShell;
beforeAll(async () => (shell = await TestShell.start()));
afterAll(() => shell.stop());

let tests = 0;
/** One that shows content, and that no test before has asked for. */
let shown = '';
beforeEach(() => {
  shown = `/kept?search=${++tests}`;
  Object.assign(shell.api, { content: 'first', status: 200, contentVersion: { version: `${tests}`, heldMs: 0 } });
});

/** Longer than a page of the fixture is fresh. */
const pastFreshness = () => passTime(260);
const renders = () => shell.api.callsTo('/api/content').length;

/** Until the shell has had an answer since: it asks again only after the last one. */
async function versionKnown(): Promise<void> {
  const last = shell.api.versionsSent + 2;
  await until(() => shell.api.versionsSent >= last);
}

/** Asks until the page stays as it is: the shell has to know the version first. */
async function untilStored(): Promise<void> {
  await until(async () => {
    const before = renders();
    await shell.text(shown);
    pastFreshness();
    await shell.text(shown);
    return renders() === before;
  });
}

describe('a page that shows content', () => {
  it('is kept while the content is the same', async () => {
    await untilStored();
    shell.api.content = 'second';
    passTime(2_500);
    await versionKnown();
    expect(await shell.text(shown)).toContain('first');
    expect(await shell.text(shown)).toContain('first');
  });

  it('is rendered again once the content has changed, wherever it was changed', async () => {
    await untilStored();
    Object.assign(shell.api, { content: 'second', contentVersion: { version: `${tests} changed`, heldMs: 0 } });
    await until(async () => (await shell.text(shown)).includes('second'));
  });

  it('is rendered again where it was rendered while an answer could still be an older one', async () => {
    await untilStored();
    Object.assign(shell.api, {
      content: 'still the first',
      contentVersion: { version: `${tests} changed`, heldMs: 1_500 },
    });
    await until(async () => (await shell.text(shown)).includes('still the first'));
    shell.api.content = 'second';
    await until(async () => (await shell.text(shown)).includes('second'));
    passTime(1_600);
    await untilStored();
  });

  it('is not kept where a call that it is made of failed', async () => {
    await untilStored();
    Object.assign(shell.api, {
      content: 'nothing',
      status: 500,
      contentVersion: { version: `${tests} changed`, heldMs: 0 },
    });
    await until(async () => (await shell.text(shown)).includes('nothing'));
    Object.assign(shell.api, { content: 'second', status: 200 });
    await until(async () => (await shell.text(shown)).includes('second'));
  });

  it('is rendered as often as any other once the API no longer tells whether content has changed', async () => {
    const reports = () => shell.log.filter(({ msg }) => String(msg).includes('whether content has changed')).length;
    await untilStored();
    const before = reports();
    Object.assign(shell.api, { content: 'second', contentVersion: undefined });
    await until(async () => (await shell.text(shown)).includes('second'));
    await until(() => reports() > before);
    expect(reports()).toBe(before + 1);
  });

  it('is sent once more when it is older, and rendered again meanwhile, where it may not be kept', async () => {
    await untilStored();
    await shell.text(`/blog?search=${tests}`);
    shell.api.content = 'second';
    pastFreshness();
    expect(await shell.text(`/blog?search=${tests}`)).toContain('first');
    await until(async () => (await shell.text(`/blog?search=${tests}`)).includes('second'));
  });

  it('is rendered again at once after a change that passed through this shell', async () => {
    await untilStored();
    shell.api.content = 'second';
    await shell.send('PUT', '/api/admin/posts/1', '{}');
    expect(await shell.text(shown)).toContain('second');
  });
});
