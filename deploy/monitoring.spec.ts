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

  it('compare copies by what they serve: each counts revisions of its own', () => {
    const { expr = '' } = rules.find(({ alert }) => alert === 'CopiesDisagree') ?? {};
    expect(metricsIn(expr)).toEqual(['shell_live_info']);
    for (const rule of rules) expect(metricsIn(rule.expr)).not.toContain('shell_live_revision');
  });
});
