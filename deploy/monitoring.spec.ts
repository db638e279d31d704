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

const metricsIn = (text: string) => [...new Set(text.match(/\b(?:shell|api)_[a-z_]+/g))];

describe('alerts and dashboard', () => {
  it('ask for metrics that docs/monitoring.md explains', () => {
    const asked = metricsIn(rules.map(({ expr }) => expr).join('\n') + dashboard);
    const explained = metricsIn(read('docs/monitoring.md'));
    expect(asked.length).toBeGreaterThan(10);
    expect(
      asked.map((name) => name.replace(/_(bucket|sum|count)$/, '')).filter((name) => !explained.includes(name)),
    ).toEqual([]);
  });

  it('are the rules that docs/monitoring.md lists', () => {
    const [, table = ''] = /\n## Alerts\n(.+?)\n## /s.exec(read('docs/monitoring.md')) ?? [];
    const listed = [...table.matchAll(/`([A-Z][A-Za-z]+)`/g)].map(([, name]) => name);
    expect(listed.sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });

  it('compare errors of the shell in browsers with the pages of all apps: it has none of its own', () => {
    const alert = rules.find((rule) => rule.alert === 'BrowsersFail')?.expr ?? '';
    const panels: { title: string; targets?: { expr: string }[] }[] = JSON.parse(dashboard).panels;
    const panel = panels.find(({ title }) => title === 'Browser errors per page')?.targets?.[0]?.expr ?? '';
    for (const expr of [alert, panel]) {
      const [, ofShell = ''] = expr.replace(/\s+/g, ' ').split(' or ');
      expect(ofShell).toMatch(/^sum by \(app, version\) \(rate\(shell_browser_errors_total\{app="shell"/);
      expect(ofShell).toMatch(/ scalar\(sum\(rate\(shell_requests_total\{kind="page"\}\[[^\]]+\]\)\)\)/);
    }
    expect(alert).toMatch(/\)\s+and sum by \(app, version\) \(increase\(shell_browser_errors_total\[10m\]\)\) >= 5/);
  });

  it('compare copies by what they serve: each counts revisions of its own', () => {
    const { expr = '' } = rules.find(({ alert }) => alert === 'CopiesDisagree') ?? {};
    expect(metricsIn(expr)).toEqual(['shell_live_info']);
    for (const rule of rules) expect(metricsIn(rule.expr)).not.toContain('shell_live_revision');
  });
});
