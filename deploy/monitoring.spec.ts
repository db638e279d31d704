import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Rule {
  alert: string;
  expr: string;
}

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const alerts: { groups: { rules: Rule[] }[] } = parse(read('deploy/monitoring/alerts.yaml'));
const rules = alerts.groups.flatMap((group) => group.rules);
const dashboard = read('deploy/monitoring/grafana-dashboard.json');

interface Job {
  job_name: string;
  metrics_path: string;
  dns_sd_configs: { names: string[]; type: string; port: number }[];
}

const scraped: { scrape_configs: Job[] } = parse(read('deploy/monitoring/prometheus.yaml'));
const compose: { services: Record<string, { build?: { target: string } }> } = parse(read('docker-compose.yml'), {
  merge: true,
});

describe('prometheus.yaml', () => {
  it('asks each copy of the services of docker-compose.yml, at the port of its image', () => {
    for (const { job_name: job, dns_sd_configs: [lookup, ...others] = [] } of scraped.scrape_configs) {
      const [, port] = new RegExp(`^FROM runtime AS ${job}$.*?^EXPOSE (\\d+)$`, 'ms').exec(read('Dockerfile')) ?? [];
      expect(compose.services[job]?.build?.target).toBe(job);
      expect([lookup, others]).toEqual([{ names: [job], type: 'A', port: Number(port) }, []]);
    }
  });

  it('asks for what nginx gives to nobody', () => {
    const [, hidden = ''] = /location ~ (\S+) \{\s+return 404;/.exec(read('deploy/nginx/nginx.conf')) ?? [];
    const paths = scraped.scrape_configs.map((job) => job.metrics_path);
    expect(paths).toEqual(['/metrics', '/api/metrics']);
    for (const metrics of paths) expect(metrics).toMatch(new RegExp(hidden));
    expect('/metric').not.toMatch(new RegExp(hidden));
  });
});

const metricsIn = (text: string) => [...new Set(text.match(/\b(?:shell|api)_[a-z_]+/g))];

const panels: { title: string; targets?: { expr: string }[] }[] = JSON.parse(dashboard).panels;
const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim();
const exprOf = (name: string) => oneLine(rules.find(({ alert }) => alert === name)?.expr);
const panelOf = (name: string) => oneLine(panels.find(({ title }) => title === name)?.targets?.[0]?.expr);

describe('alerts and dashboard', () => {
  it('ask for metrics that docs/monitoring.md explains', () => {
    const queried = metricsIn(rules.map(({ expr }) => expr).join('\n') + dashboard);
    const explained = metricsIn(read('docs/monitoring.md'));
    expect(queried.length).toBeGreaterThan(10);
    expect(
      queried.map((name) => name.replace(/_(bucket|sum|count)$/, '')).filter((name) => !explained.includes(name)),
    ).toEqual([]);
  });

  it.each(['PagesFail', 'RendersFail', 'ReleaseProcessEnds'])(
    'report no version that only a preview shows: %s',
    (name) => {
      expect(exprOf(name)).toMatch(/ and on \(app, version\) max_over_time\(shell_live_info\[10m\]\)$/);
    },
  );

  it('compare failures of the API with what visitors and editors ask for, not with what shells and probes do', () => {
    const counted = exprOf('ApiFails').match(/rate\(api_requests_total\{[^}]*\}/g) ?? [];
    expect(counted).toHaveLength(2);
    for (const series of counted) {
      const routine = new RegExp(`^(?:${/route!~"([^"]+)"/.exec(series)?.[1]})$`);
      const polled = [
        'content-version',
        'live-set',
        'live-set/counts',
        'live-set/served',
        'health/live',
        'health/ready',
        'metrics',
      ];
      expect(polled.filter((route) => !routine.test(`/api/${route}`))).toEqual([]);
      expect(['/api/contact', '/api/posts', 'none'].filter((route) => routine.test(route))).toEqual([]);
    }
  });

  it('notice copies that have ended, of which the DNS of compose no longer speaks', () => {
    for (const { job_name: job } of scraped.scrape_configs) {
      expect(exprOf('ProcessGone')).toContain(` or absent(up{job="${job}"})`);
    }
    expect(exprOf('OneCopyLeft')).toBe(
      'count by (job) (up{job=~"shell|api"} == 1) == 1 and max_over_time(count by (job) (up{job=~"shell|api"} == 1)[1d:5m]) > 1',
    );
  });

  it('report a route that fails by itself, however much else is answered', () => {
    const expr = exprOf('RouteFails');
    expect(expr.match(/sum by \(method, route\)/g)).toHaveLength(3);
    expect(expr).toMatch(
      / and sum by \(method, route\) \(increase\(api_requests_total\{status="5xx"\}\[30m\]\)\) >= 3$/,
    );
  });

  it('take no refused address for a mail server that is away, as long as other mails go out', () => {
    expect(exprOf('MailsWait')).toMatch(
      / and sum\(increase\(api_mail_attempts_total\{outcome=~"sent.*"\}\[30m\]\)\) == 0$/,
    );
  });

  it('are the rules that docs/monitoring.md lists', () => {
    const [, table = ''] = /\n## Alerts\n(.+?)\n## /s.exec(read('docs/monitoring.md')) ?? [];
    const listed = [...table.matchAll(/`([A-Z][A-Za-z]+)`/g)].map(([, name]) => name);
    expect(listed.sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });

  it('compare errors of the shell in browsers with the pages of all apps: it has none of its own', () => {
    const alert = exprOf('BrowsersFail');
    for (const expr of [alert, panelOf('Browser errors per page')]) {
      const [, ofShell = ''] = expr.split(' or ');
      expect(ofShell).toMatch(/^sum by \(app, version\) \(rate\(shell_browser_errors_total\{app="shell"/);
      expect(ofShell).toMatch(/ scalar\(sum\(rate\(shell_requests_total\{kind="page"\}\[[^\]]+\]\)\)\)/);
    }
    expect(alert).toMatch(/\) and sum by \(app, version\) \(increase\(shell_browser_errors_total\[10m\]\)\) >= 5/);
  });

  it('compare copies by what they serve: each counts revisions of its own', () => {
    for (const expr of [exprOf('CopiesDisagree'), panelOf('Copies by the version that is live there')]) {
      expect(expr).toContain('count by (app, version) (shell_live_info{as="live"})');
    }
    expect(metricsIn(exprOf('CopiesDisagree'))).toEqual(['shell_live_info']);
    // Where none can follow, they agree.
    expect(exprOf('ReleasesNotFollowed')).toBe('shell_release_service_followed_seconds > 120');
    for (const rule of rules) expect(metricsIn(rule.expr)).not.toContain('shell_live_revision');
  });
});
