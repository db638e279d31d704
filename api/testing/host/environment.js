import { fork } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { TestEnvironment } from 'jest-environment-node';

const script = path.join(import.meta.dirname, 'main.js');
/** Each start leaves 10 MB behind. */
const mostStarts = 20;

/** Lasts as long as the worker, unlike all that a spec file imports. */
let host;

/** Gives a spec file the process in which `useApi` starts the API. It ends with the worker, and keeps none from ending. */
export default class ApiEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.apiHost = () => {
      if (!host?.child.connected || host.starts === mostStarts) host = forkHost(host);
      host.starts += 1;
      host.log.length = 0;
      return host;
    };
  }
}

function forkHost(before) {
  if (before?.child.connected) before.child.disconnect();
  const child = fork(script, { silent: true, execArgv: [], env: { PATH: process.env.PATH } });
  const log = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => log.push(line));
    stream.unref();
  }
  child.channel.unref();
  child.unref();
  return { child, log, starts: 0 };
}
