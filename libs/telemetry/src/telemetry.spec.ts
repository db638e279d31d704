import { Counter, Histogram } from 'prom-client';
import { createLogger, createRegistry, forgetSeries, metricsPage, requestLog, sampledCounter, sampledGauge } from '.';
import express from 'express';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

const registry = createRegistry({ app: 'api' });
const options = { help: 'A help.', labelNames: ['page', 'version'], registers: [registry] };

async function serving(handle: RequestListener, use: (address: string) => Promise<unknown>): Promise<void> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await new Promise((resolve) => server.close(resolve));
}

describe('a registry', () => {
  it('has values that are read when it is', async () => {
    let value = 1;
    sampledGauge(registry, {
      ...{ name: 'a_gauge', help: 'A gauge.', labelNames: ['state'] },
      samples: () => [{ labels: { state: 'idle' }, value }],
    });
    sampledCounter(registry, { name: 'a_total', help: 'A count.', samples: () => [{ value }] });
    for (value of [2, 5]) {
      const text = await registry.metrics();
      expect(text).toContain(`a_gauge{state="idle",app="api"} ${value}\n`);
      expect(text).toContain(`a_total{app="api"} ${value}\n`);
    }
  });

  it('tells of the process', async () => {
    expect(await registry.metrics()).toMatch(/^process_resident_memory_bytes\{app="api"\} \d+$/m);
  });

  it('forgets what is gone', async () => {
    const counter = new Counter({ ...options, name: 'b_total' });
    const histogram = new Histogram({ ...options, name: 'b_seconds' });
    for (const version of ['v1', 'v2']) {
      counter.inc({ page: 'home', version });
      histogram.observe({ page: 'home', version }, 1);
    }
    for (const metric of [counter, histogram]) await forgetSeries(metric, { version: 'v1' });
    const text = await registry.metrics();
    expect(text).toContain('b_total{page="home",version="v2",app="api"} 1');
    expect(text).toContain('b_seconds_count{app="api",page="home",version="v2"} 1');
    expect(text).not.toContain('v1');
  });
});

describe('asking for metrics', () => {
  it.each([
    [undefined, 'Bearer undefined', 404],
    ['', 'Bearer ', 404],
    ['secret', undefined, 401],
    ['secret', 'Bearer secret2', 401],
    ['secret', 'Bearer secret', 200],
  ])('with the token %j set and %j sent answers %i', async (token, sent, status) => {
    const app = express();
    app.use(metricsPage(registry, token, (response, code) => void response.sendStatus(code)));
    await serving(app, async (address) => {
      const response = await fetch(address, { headers: sent ? { authorization: sent } : {} });
      expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
      expect(response.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null);
    });
  });
});

describe('a line about a database statement that failed', () => {
  const failure = Object.assign(new Error('a value is too long'), {
    ...{ code: '22001', query: 'INSERT INTO t VALUES ($1)', parameters: ['what a visitor wrote'] },
    ...{ detail: 'Failing row contains (what a visitor wrote).', where: 'parameter $1 = what a visitor wrote' },
    driverError: { detail: 'Failing row contains (what a visitor wrote).' },
  });

  it('names the statement, and none of its values', async () => {
    const lines: string[] = [];
    const log = createLogger('info', 'api@v1', { write: (line) => void lines.push(line) });
    log.error(failure, 'it failed');
    log.error({ err: failure }, 'it failed');
    const middleware = requestLog(log, { takesIds: false, logged: (url) => url, routine: /^$/, facts: () => ({}) });
    const handle: RequestListener = (request, response) => {
      middleware(request as never, response as never);
      request.log.error(failure, 'it failed');
      response.end();
    };
    await serving(handle, fetch);
    expect(lines.filter((line) => line.includes('it failed'))).toHaveLength(3);
    for (const line of lines.filter((each) => each.includes('it failed'))) {
      expect(JSON.parse(line).err).toMatchObject({ code: '22001', query: 'INSERT INTO t VALUES ($1)' });
    }
    expect(lines.join()).not.toContain('what a visitor wrote');
  });
});
