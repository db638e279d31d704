import { Counter, Histogram } from 'prom-client';
import { createRegistry, forgetSeries, sampledCounter, sampledGauge, scrape } from '.';

const registry = createRegistry({ app: 'api' });
const options = { help: 'A help.', labelNames: ['page', 'version'], registers: [registry] };

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
    expect((await scrape(registry, token, sent)).status).toBe(status);
  });
});
