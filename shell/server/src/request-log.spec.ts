import type { Exchange } from './http/exchange';
import { createShellLog } from './shell-log';

function lines(level: string) {
  const written: string[] = [];
  return { written, ...createShellLog('s1', level, { write: (line) => void written.push(line) }) };
}
const exchange = (path: string, logged: Exchange['logged'] = {}) =>
  ({ id: 'an-id-of-a-request', method: 'GET', path, response: { statusCode: 200 }, logged }) as Exchange;

describe('the line of a request', () => {
  it.each([
    ['/', { page: 'public-site@v1', cache: 'hit' }],
    ['/blog/"quoted"\\and\n\u2028broken-日本語', {}],
    ['/%22%5C', { page: 'shell "s" \\', turnedAway: true }],
  ])('is the same to the letter as the log’s own: %j', (path, logged) => {
    jest.useFakeTimers();
    const { log, requests, written } = lines('info');
    requests.add(exchange(path, logged), 12.345, false);
    log.info({ id: 'an-id-of-a-request', method: 'GET', path, status: 200, ms: 12.3, ...logged }, 'request');
    jest.useRealTimers();
    expect(written).toHaveLength(2);
    expect(written[0]).toBe(written[1]);
  });

  it('is written of routine only for who looks for everything', () => {
    const [usual, all] = [lines('info'), lines('debug')];
    for (const { requests } of [usual, all]) requests.add(exchange('/healthz'), 1, true);
    expect(usual.written).toEqual([]);
    expect(JSON.parse(all.written[0] ?? '')).toMatchObject({ level: 20, path: '/healthz', app: 'shell@s1' });
  });

  it('keeps tokens to itself', () => {
    const { requests, written } = lines('info');
    requests.add(exchange('/preview/a-secret-token'), 1, false);
    expect(written.join()).toContain('"path":"/preview/…"');
  });
});
