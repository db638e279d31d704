import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const acme = { name: 'Acme', phone: '1', address: '1 Main Street', schedulingUrl: 'https://book.example.org' };

/** Writes what a company must say of itself, for SITE_CONFIG. Returns the file's path. */
export function siteConfigFile(facts: { name?: string; email?: string } = {}): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'site-config-')), 'site.json');
  writeFileSync(file, JSON.stringify({ ...acme, email: 'office@example.org', ...facts }));
  return file;
}
