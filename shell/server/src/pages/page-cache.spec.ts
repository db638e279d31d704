import type { ServerResponse } from 'node:http';
import { passTime } from '../testing/pass-time';
import { TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

let shell: TestShell;
beforeAll(async () => (shell = await TestShell.start()));
afterAll(() => shell.stop());

let tests = 0;
/** One that no test before has asked for. */
let page = '';
beforeEach(() => {
  page = `/blog?search=${++tests}`;
  Object.assign(shell.api, { content: 'first', status: 200, respond: undefined });
  shell.api.calls.length = 0;
});

/** Longer than a page of the fixture stays fresh. */
const pastFreshness = () => passTime(260);
const renders = () => shell.api.callsTo('/api/content').length;

/** Keeps every answer of the API back; the result sends those, with what the API says by then. */
function holdAnswers(): () => void {
  const unanswered: ServerResponse[] = [];
  shell.api.respond = (_, response) => void unanswered.push(response);
  return () => {
    for (const response of unanswered.splice(0)) response.writeHead(shell.api.status).end(shell.api.content);
  };
}

/** Until a request waits for the API, and for longer than others would wait for it. */
async function untilSlow(count: number): Promise<void> {
  await until(() => renders() === count);
  passTime(150);
}

/** What two are sent, of whom the second asks while the API is slow to answer the first. */
async function askTwice(): Promise<[number, string][]> {
  const letGo = holdAnswers();
  const asked = [shell.get(page)];
  await untilSlow(2);
  asked.push(shell.get(page));
  // Asked for after it and rendered without the API: by then a page from before would have been sent.
  await shell.text(`/static?search=${tests}`);
  letGo();
  return Promise.all(asked.map(async (each) => [(await each).status, await (await each).text()] as const));
}

describe('a page that was rendered', () => {
  it('is sent again without rendering it while it is fresh', async () => {
    const lasting = `/lasting?search=${tests}`;
    await shell.text(lasting);
    shell.api.content = 'second';
    expect(await shell.text(lasting)).toContain('first');
    expect(renders()).toBe(1);
  });

  it('is sent once more when it is older, and rendered again meanwhile', async () => {
    await shell.text(page);
    shell.api.content = 'second';
    pastFreshness();
    expect(await shell.text(page)).toContain('first');
    await until(() => renders() === 2);
    await until(async () => (await shell.text(page)).includes('second'));
  });

  it('is rendered again at once after a change that passed through to the API', async () => {
    await shell.text(page);
    shell.api.content = 'second';
    await shell.send('PUT', '/api/admin/posts/1', '{}');
    expect(await shell.text(page)).toContain('second');
  });

  it('stays as it is after a change that the API refused', async () => {
    await shell.text(page);
    Object.assign(shell.api, { content: 'refused', status: 409 });
    await shell.send('PUT', '/api/admin/posts/1', '{}');
    expect(await shell.text(page)).toContain('first');
  });

  it('stays as it is when somebody signs in', async () => {
    await shell.text(page);
    shell.api.content = 'second';
    await shell.send('POST', '/api/admin/login', '{}');
    expect(await shell.text(page)).toContain('first');
  });

  it('shares its place with no other query', async () => {
    expect(await shell.text('/blog?search=a')).toContain('/blog?search=a');
    expect(await shell.text('/blog?search=b')).toContain('/blog?search=b');
  });

  it('is the same under any query that the release does not expect', async () => {
    const addresses = ['/lasting?anything=1', '/lasting?anything=2', '/lasting'];
    const pages = [];
    for (const address of addresses) pages.push(await shell.text(address));
    expect(new Set(pages).size).toBe(1);
    expect(renders()).toBe(1);
  });
});

describe('while rendering a page again takes long', () => {
  it('sends all others the last one at once: they wait for nothing, and so take up no room', async () => {
    await shell.text(page);
    const letGo = holdAnswers();
    // It is sent for two seconds more anyway.
    passTime(2_300);
    let isFirstSent = false;
    const first = shell.text(page).finally(() => (isFirstSent = true));
    await untilSlow(2);
    const others = await Promise.all(Array.from({ length: 20 }, () => shell.text(page)));
    expect(isFirstSent).toBe(false);
    for (const text of others) expect(text).toContain(`v1 ${page} first`);
    expect(renders()).toBe(2);
    Object.assign(shell.api, { content: 'second', respond: undefined });
    letGo();
    expect(await first).toContain('second');
    expect(await shell.text(page)).toContain('second');
  });

  it('sends nobody one from before a change that passed through to the API', async () => {
    await shell.text(page);
    shell.api.content = 'second';
    await shell.send('PUT', '/api/admin/posts/1', '{}');
    for (const [, text] of await askTwice()) expect(text).toContain('second');
  });
});

describe('when a page can’t be rendered', () => {
  it('sends the last one that worked when the release itself answers 503', async () => {
    await shell.text(page);
    await shell.send('PUT', '/api/admin/posts/1', '{}');
    Object.assign(shell.api, { content: 'broken', status: 500 });
    const response = await shell.get(page);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('first');
  });

  it('goes on answering other pages', async () => {
    await shell.api.stop();
    expect((await shell.get(page)).status).toBe(503);
    expect((await shell.get('/static')).status).toBe(200);
    await shell.api.start();
  });
});

describe('a page of a release that has just gone live', () => {
  it('sends nobody one of the release before', async () => {
    await shell.text(page);
    await shell.releases.add({ version: 'v2' });
    await shell.releases.promote('v2');
    for (const [, text] of await askTwice()) expect(text).toContain(`v2 ${page} first`);
  });

  // ASVS 16.5.2
  it('sends the last one that worked while the API is down', async () => {
    await shell.text(page);
    await shell.api.stop();
    await shell.releases.add({ version: 'v3' });
    await shell.releases.promote('v3');
    const response = await shell.get(page);
    await shell.api.start();
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`v2 ${page} first`);
  });

  it('is sent smaller once many have asked for it', async () => {
    const code = `const words = Array.from({ length: 3000 }, (_, index) => (index * index * 7919) % 1009).join(' ');
      exports.render = async () =>
        ({ status: 200, head: '', body: words, state: null, chunks: [], cacheSeconds: 3600 });`;
    await shell.promote('v4', code);
    const bytes = async () => {
      const { headers } = await shell.get(page, { 'accept-encoding': 'br' });
      return Number(headers.get('content-length'));
    };
    const first = await bytes();
    await until(async () => (await bytes()) < first * 0.98);
    const response = await shell.get(page, { 'accept-encoding': 'br' });
    expect(await response.text()).toMatch(/0 856 397 [^]*<\/html>\s*$/);
  });

  it('is sent again as long as the release says where it tells that something is gone', async () => {
    const code = `let renders = 0;
      exports.render = async () =>
        ({ status: 410, head: '', body: 'render ' + ++renders, state: null, chunks: [], cacheSeconds: 3600 });`;
    await shell.promote('v5', code);
    const first = await shell.get('/gone');
    expect([first.status, await first.text()]).toEqual([410, expect.stringContaining('render 1')]);
    // Longer than a missing page is sent.
    passTime(2_100);
    expect(await shell.text('/gone')).toContain('render 1');
  });

  it('is rendered once for a hundred who ask at the same time', async () => {
    const code = `let renders = 0;
      exports.render = async () => {
        const body = 'render ' + ++renders;
        await new Promise((resolve) => setTimeout(resolve, 50));
        return { status: 200, head: '', body, state: null, chunks: [], cacheSeconds: 3600 };
      };`;
    await shell.promote('v6', code);
    const pages = await Promise.all(Array.from({ length: 100 }, () => shell.text(page)));
    expect(pages[0]).toContain('render 1');
    expect(new Set(pages).size).toBe(1);
  });

  it('is not replaced by one whose rendering began before the change', async () => {
    const code = `let renders = 0;
      exports.render = async (address, { fetch }) => {
        const body = 'render ' + ++renders;
        await fetch('/api/content');
        return { status: 200, head: '', body, state: null, chunks: [], cacheSeconds: 3600 };
      };`;
    await shell.promote('v7', code);
    const letGo = holdAnswers();
    const slow = shell.text(page);
    await until(() => renders() === 1);
    shell.api.respond = undefined;
    await shell.send('PUT', '/api/admin/posts/1', '{}');
    expect(await shell.text(page)).toContain('render 2');
    letGo();
    expect(await slow).toContain('render 1');
    expect(await shell.text(page)).toContain('render 2');
  });

  it('sends nobody that it is missing: it may be published by now', async () => {
    const code = `exports.render = async (address, { fetch }) => {
      const { status } = address.startsWith('/static') ? { status: 200 } : await fetch('/api/content');
      return { status, head: '', body: '', state: null, chunks: [], cacheSeconds: 0.1 };
    };`;
    await shell.promote('v8', code);
    shell.api.status = 404;
    expect((await shell.get(page)).status).toBe(404);
    passTime(2_300);
    shell.api.status = 200;
    for (const [status] of await askTwice()) expect(status).toBe(200);
  });
});
