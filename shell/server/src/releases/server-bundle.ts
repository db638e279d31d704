import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ServerBundle } from '@site/federation';
import { AsyncStorages } from './async-storages';

/**
 * Runs a release's CommonJS bundle from bytes whose integrity was checked. It is in no module cache and has its own
 * global object: once nothing refers to it any more, its memory is freed.
 */
export function runServerBundle(code: Buffer, file: string): ServerBundle {
  const module: { exports: Partial<ServerBundle> } = { exports: {} };
  const own = ownGlobal();
  const storages = new AsyncStorages();
  const installed = createRequire(file);
  const require = (name: string) => (/^(node:)?async_hooks$/.test(name) ? storages.module : installed(name));
  const given = {
    ...{ exports: module.exports, require, module },
    ...{ __filename: file, __dirname: dirname(file), globalThis: own, global: own },
  };
  const run = compileFunction(code.toString('utf8'), Object.keys(given), { filename: file });
  run(...Object.values(given));
  const { render, action } = module.exports;
  if (typeof render !== 'function') throw new Error(`${file} exports no render.`);
  return { render: storages.around(render), action: action && storages.around(action) };
}

/**
 * Libraries store globals for their next copy, such as React contexts: each would keep its release in memory for ever.
 */
function ownGlobal(): object {
  return new Proxy(Object.create(null), {
    get: (own, name) => (name in own ? own[name] : Reflect.get(globalThis, name)),
    has: (own, name) => name in own || name in globalThis,
  });
}
