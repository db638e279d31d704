import { once } from 'node:events';
import { connect } from 'node:net';
import { metricsToken, scrapeOf } from '../testing/scrape';
import { TestShell } from '../testing/test-shell';

let shell: TestShell;
beforeEach(async () => {
  shell = await TestShell.start({ MAX_IN_FLIGHT: '2', METRICS_TOKEN: metricsToken, RENDER_TIMEOUT_MS: '5000' });
});
afterEach(() => shell.stop());

const asPage = { accept: 'text/html,*/*;q=0.8' };

/** Requests that wait for the API, until that answers. */
async function holdTwo(): Promise<{ letGo(): Promise<number[]> }> {
  const open: (() => void)[] = [];
  shell.api.respond = (_, response) => void open.push(() => response.end('done'));
  const inFlight = [shell.get('/api/one'), shell.get('/api/two')];
  while (open.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  return {
    letGo: async () => {
      for (const answer of open) answer();
      return (await Promise.all(inFlight)).map(({ status }) => status);
    },
  };
}

describe('more requests than the shell can work on', () => {
  it('are turned away with 503 and when to come again: a page for people, JSON for scripts', async () => {
    const { letGo } = await holdTwo();
    const page = await shell.get('/', asPage);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^[1-3]$/)]);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('Too many visitors right now');
    const call = await shell.get('/api/posts');
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^[1-3]$/)]);
    expect(await call.json()).toMatchObject({ statusCode: 503, error: 'Service Unavailable' });
    expect((await scrapeOf(shell)).get('shell_requests_turned_away_total')).toBe(2);

    expect(await letGo()).toEqual([200, 200]);
    shell.api.respond = undefined;
    expect((await shell.get('/', asPage)).status).toBe(200);
  });

  it('keep nobody from learning how the shell is', async () => {
    const { letGo } = await holdTwo();
    expect((await shell.get('/healthz')).status).toBe(200);
    expect((await shell.get('/readyz')).status).toBe(200);
    await letGo();
  });
});

it('is held up by nobody who sends or reads slowly', async () => {
  const { port } = new URL(shell.origin);
  const slow = [
    'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
    'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
    'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nname',
    'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nname',
  ].map((text) => ({ text, socket: connect(Number(port), '127.0.0.1').pause() }));
  for (const { socket, text } of slow) {
    await once(socket, 'connect');
    socket.write(text);
  }
  expect((await shell.get('/', asPage)).status).toBe(200);
  for (const { socket } of slow) socket.destroy();
});
