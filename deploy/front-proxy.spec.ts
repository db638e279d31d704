import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const script = path.join(import.meta.dirname, 'nginx/start.sh');
const folder = mkdtempSync(path.join(os.tmpdir(), 'start-nginx-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What start.sh says, and whom nginx is to believe. Another program stands in for nginx. */
function startWith(frontProxy: string) {
  const nginx = path.join(folder, 'nginx');
  writeFileSync(nginx, '#!/bin/sh\n');
  chmodSync(nginx, 0o755);
  const env = { PATH: `${folder}:${process.env.PATH}`, FRONT_PROXY: frontProxy };
  const { status, stderr } = spawnSync('sh', [script, folder], { env, encoding: 'utf8' });
  const conf = status === 0 ? readFileSync(path.join(folder, 'nginx.conf'), 'utf8') : '';
  return { status, stderr, believed: [...conf.matchAll(/set_real_ip_from ([^;]*);/g)].map(([, who]) => who) };
}

describe('FRONT_PROXY', () => {
  it.each([
    ['', ['unix:']],
    ['10.0.0.5', ['10.0.0.5']],
    ['10.0.0.0/24,2001:db8::/32', ['10.0.0.0/24', '2001:db8::/32']],
    [' 10.0.0.0/24, 192.0.2.7  2001:db8::/32\n', ['10.0.0.0/24', '192.0.2.7', '2001:db8::/32']],
  ])('names whom nginx believes: %j', (named, believed) => {
    expect(startWith(named)).toEqual({ status: 0, stderr: '', believed });
  });

  it.each(['0.0.0.0/0', '::/0', '10.0.0.5/00', '10.0.0.5, ::0/0'])('may not be everybody: %s', (named) => {
    const { status, stderr } = startWith(named);
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/0 are all addresses: every visitor could choose its own\.\n$/);
  });
});
