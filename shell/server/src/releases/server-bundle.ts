import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ServerBundle } from '@site/federation';

/**
 * Runs a release's CommonJS bundle from bytes whose integrity was checked. It is in no module cache: once nothing
 * refers to it any more, its memory is free.
 */
export function runServerBundle(code: Buffer, file: string): ServerBundle {
  const module: { exports: Partial<ServerBundle> } = { exports: {} };
  const run = compileFunction(code.toString('utf8'), ['exports', 'require', 'module', '__filename', '__dirname'], {
    filename: file,
  });
  run(module.exports, createRequire(file), module, file, dirname(file));
  const { render, action } = module.exports;
  if (typeof render !== 'function') throw new Error(`${file} exports no render.`);
  return { render, action };
}
