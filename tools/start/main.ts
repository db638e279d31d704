import { withBuildsLocked } from '../builds-lock';
import { workspaceApps } from '../release/apps';
import { describeUnwritable } from '../release/command';
import { ensureReleased } from '../release/ensure-released';
import { packBuilds } from '../release/pack-builds';
import { openOperators } from '../release/remote/open-service';
import { untilFollowed } from '../release/remote/until-served';
import { releasesDirOf } from '../release/workspace';
import { buildOutdated } from './build';
import type { CreatedAdmin } from './managed-process';
import { readOptions, requireLocalHost } from './options';
import { requireFreePort } from './ports';
import { makePrivate } from './private-folder';
import { Problem } from './problem';
import { Product } from './product';
import { step } from './progress';
import { storeOperatorsToken } from './secret';

// Whatever this process and its children write is readable by their owner only.
process.umask(0o077);
// Its own output may go to a file on a full disk: failing to write it must not matter.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

let product: Product | null = null;
/** The admin that the API has just made, until its password is printed: nothing stores that. */
let createdAdmin: CreatedAdmin | undefined;
let ending = false;
process.on('SIGINT', () => void end(0)).on('SIGTERM', () => void end(0));

try {
  await start();
} catch (error) {
  const words = error instanceof Problem ? error.message : describeUnwritable(error);
  console.error(words === undefined ? error : `\n${words}`);
  await end(1);
}

async function start(): Promise<void> {
  const began = Date.now();
  const options = readOptions(process.env);
  requireLocalHost(process.env);
  await requireFreePort(options.port);
  makePrivate(options.dataDir);
  const starting = new Product({ ...options, onCreated: (admin) => (createdAdmin = admin) });
  product = starting;
  const { api, builds } = await startApiAndPack(starting, releasesDirOf(options.dataDir));
  storeOperatorsToken(options.dataDir);
  const service = openOperators(`http://127.0.0.1:${api.port}`, options.dataDir);
  // A shell that has nothing to serve yet waits for what is released meanwhile.
  const [sentences] = await Promise.all([
    step('Releasing what is new', () => ensureReleased(service, releasesDirOf(options.dataDir), builds)),
    starting.startShell(Number(api.port)),
  ]);
  await untilFollowed(service, options.port, workspaceApps());
  for (const sentence of sentences) console.log(`  ${sentence}`);
  announce(options.port, Date.now() - began);
}

async function startApiAndPack(starting: Product, releasesDir: string) {
  // Starts side by side wait for each other only where they touch the builds.
  const database = starting.startDatabase();
  database.catch(() => undefined);
  return withBuildsLocked(async () => {
    // A database that can't start is said before all is built, a setting that the API refuses before all is packed.
    const building = step('Building what is out of date (the first time takes a minute)', buildOutdated);
    building.catch(() => undefined);
    const addresses = await database;
    await Promise.race([building, starting.untilDatabaseFails()]);
    const packing = step('Packing what is new', () => packBuilds(releasesDir));
    // Said once the API runs: until then the password of the admin that it makes is not known here.
    packing.catch(() => undefined);
    const api = await starting.startApi(addresses);
    return { api, builds: await packing };
  });
}

function announce(port: number, tookMs: number): void {
  const address = `http://localhost:${port}`;
  const signIn =
    takeNewSignIn() ??
    `sign in as ${process.env.ADMIN_USERNAME || 'admin'} with the password that was generated or set at the first start`;
  const origin = process.env.PUBLIC_ORIGIN
    ? ''
    : 'PUBLIC_ORIGIN is not set: until it names the site’s address, password links can be created on localhost only.\n\n';
  console.log(
    `\nReady in ${(tookMs / 1000).toFixed(1)} s.\n\n  Site     ${address}\n  Console  ${address}/admin/login: ${signIn}\n  API      ${address}/api/docs\n\n${origin}Press Ctrl-C to stop.`,
  );
}

/** What to sign in with after this first start, the first time that it is asked. */
function takeNewSignIn(): string | undefined {
  const admin = createdAdmin;
  createdAdmin = undefined;
  return admin && `sign in as ${admin.username} with the password ${admin.password} (it is shown only this once)`;
}

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  await product?.stop();
  const signIn = takeNewSignIn();
  if (signIn) console.log(`\nAt the next start, ${signIn}.`);
  process.exit(code);
}
