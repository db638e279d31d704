import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformSync } from '@swc/core';

const source = path.join(__dirname, '../../../../libs/render-host/src/host.ts');
let compiled: string | undefined;

/** The render host's one file as JavaScript, for the processes that a test starts. */
export function compiledHost(): string {
  if (compiled) return compiled;
  const { code } = transformSync(readFileSync(source, 'utf8'), {
    swcrc: false,
    module: { type: 'commonjs' },
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'render-host-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  compiled = path.join(folder, 'render-host.cjs');
  writeFileSync(compiled, code);
  return compiled;
}
