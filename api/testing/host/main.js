import diagnostics from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';
import passport from 'passport';

/*
 * Runs the built API for one spec file after another. Loading its packages takes four fifths of a start: here they are
 * loaded once, and its bundle is compiled once and evaluated anew each time. All that it asks of its process is its own:
 * the environment, the channel to the parent, the exit.
 */

const bundle = path.join(import.meta.dirname, '../../../dist/api/main.mjs');
const run = compile(readFileSync(bundle, 'utf8'));
const send = process.send.bind(process);
const exit = process.exit.bind(process);
const workers = new Set();
const sockets = new Set();
let ending = false;

// Whatever has migrated or failed would go on, as its exit ends nothing.
process.send = (message, _handle, _options, done) => send(message, isLast(message) ? undefined : done);
// After its last request, and again when the time for that is over.
process.exit = () => {
  if (ending) send('ended');
  ending = false;
};
process.on('disconnect', () => exit());
process.on('message', (message) => (message === 'end' ? end() : start(message)));
process.on('worker', (worker) => hold(workers, worker, 'exit'));
diagnostics.subscribe('net.server.socket', ({ socket }) => hold(sockets, socket, 'close'));

function start(environment) {
  if (process.listenerCount('SIGTERM') > 0) return void send({ type: 'failed', message: 'One API at a time.' });
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
  forgetRegistered();
  void run({ url: pathToFileURL(bundle).href });
}

const isLast = ({ type }) => type === 'migrated' || type === 'failed';

/** A module can be evaluated once, a function any number of times; it is as strict as one. */
function compile(text) {
  const body = text
    .replace(/^import (?:\* as (\w+)|(\{.*\})) from (.*);$/gm, 'const $1$2 = await import($3);')
    .replaceAll('import.meta', 'importMeta');
  const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  const script = new Script(`(async (importMeta) => {'use strict';${body}\n})`, {
    filename: bundle,
    importModuleDynamically,
  });
  return script.runInThisContext();
}

/** What packages keep of the app before: its entities, its input classes, how it reads users from sessions. */
function forgetRegistered() {
  delete globalThis.typeormMetadataArgsStorage;
  delete globalThis.classValidatorMetadataStorage;
  Object.assign(passport, new passport.Passport());
}

/** As on a signal, but without waiting for anybody who asks. */
function end() {
  const [stop] = process.listeners('SIGTERM');
  if (!stop) return void send('ended');
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.removeListener(event, stop);
  ending = true;
  stop();
  for (const socket of sockets) socket.destroy();
  for (const worker of workers) void worker.terminate();
}

function hold(all, one, over) {
  all.add(one);
  one.once(over, () => all.delete(one));
}
