import { fork } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { TestEnvironment } from 'jest-environment-node';

const script = path.join(import.meta.dirname, 'main.js');
/** Each start leaves 5 MB behind. */
const mostStarts = 40;

/** They last as long as the worker, unlike all that a spec file imports. */
let hosts = [];

/** Gives a spec file processes in which `runCopy` starts the API. They end with the worker, and keep none from ending. */
export default class ApiEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.apiHost = () => {
      const host = hosts.find(({ isFree, child }) => isFree && child.connected) ?? forkHost();
      host.isFree = false;
      host.starts += 1;
      host.log = [];
      return host;
    };
  }

  /** Ends those whose API has run long enough, has crashed or was left running. */
  async teardown() {
    const isLeft = ({ child, isFree, starts }) => !child.connected || !isFree || starts >= mostStarts;
    for (const { child } of hosts.filter(isLeft)) if (child.connected) child.disconnect();
    hosts = hosts.filter((host) => !isLeft(host));
    await super.teardown();
  }
}

function forkHost() {
  const child = fork(script, { silent: true, execArgv: [], env: { PATH: process.env.PATH } });
  const host = { child, log: [], starts: 0, isFree: true };
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => host.log.push(line));
    stream.unref();
  }
  child.channel.unref();
  child.unref();
  hosts.push(host);
  return host;
}
