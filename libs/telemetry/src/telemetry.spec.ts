import { Registry } from './registry';
import { scrape } from './scrape';

describe('a page of metrics', () => {
  it('spells counters and histograms as Prometheus reads them', () => {
    const registry = new Registry({ app: 'api' });
    registry.counter('requests_total', 'Requests.', ['status']).add(['2xx'], 2);
    const seconds = registry.histogram('request_seconds', 'Time.', [], [0.1, 1]);
    for (const value of [0.05, 0.1, 0.5, 7]) seconds.observe([], value);
    registry.sampled('up', 'Yes.', () => [{ value: 1 }]);
    expect(registry.text()).toBe(`# HELP requests_total Requests.
# TYPE requests_total counter
requests_total{app="api",status="2xx"} 2
# HELP request_seconds Time.
# TYPE request_seconds histogram
request_seconds_bucket{app="api",le="0.1"} 2
request_seconds_bucket{app="api",le="1"} 3
request_seconds_bucket{app="api",le="+Inf"} 4
request_seconds_sum{app="api"} 7.65
request_seconds_count{app="api"} 4
# HELP up Yes.
# TYPE up gauge
up{app="api"} 1
`);
  });

  it('keeps a label’s value within its quotes, whatever it holds', () => {
    const registry = new Registry();
    registry.counter('a_total', 'A.', ['b']).add(['x"} 1\n\\']);
    expect(registry.text().split('\n')[2]).toBe('a_total{b="x\\"} 1\\n\\\\"} 1');
  });

  it('forgets what is gone', () => {
    const registry = new Registry();
    const counter = registry.counter('a_total', 'A.', ['version']);
    counter.add(['v1']);
    counter.add(['v2']);
    registry.forget({ version: 'v1' });
    expect(registry.text()).toContain('a_total{version="v2"} 1');
    expect(registry.text()).not.toContain('v1');
  });
});

describe('asking for metrics', () => {
  it.each([
    [undefined, 'Bearer undefined', 404],
    ['', 'Bearer ', 404],
    ['secret', undefined, 401],
    ['secret', 'Bearer secret2', 401],
    ['secret', 'Bearer secret', 200],
  ])('with the token %j set and %j sent answers %i', (token, sent, status) => {
    expect(scrape(new Registry(), token, sent).status).toBe(status);
  });
});
