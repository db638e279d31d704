import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasedApp, ReleaseSet } from '@site/federation';
import { workspaceRoot } from '../../release/workspace';
import { ManagedProcess } from '../../start/managed-process';
import { findFreePort } from '../../start/ports';

/** An app and the folder of its release. */
export type RehearsedSet = Record<ReleasedApp, { version: string; folder: string }>;

interface ShellOptions {
  /** Holds its releases and its log; made if it is missing. */
  folder: string;
  releases: RehearsedSet;
  apiUrl: string;
}

/** The real shell on a private port, with its own set of releases. */
export class RehearsalShell {
  private constructor(
    private readonly child: ManagedProcess,
    readonly origin: string,
    readonly releases: RehearsedSet,
    private readonly folder: string,
  ) {}

  /** Throws Problem with the shell's own message when it can't serve the set. */
  static async start({ folder, releases, apiUrl }: ShellOptions): Promise<RehearsalShell> {
    const releasesDir = path.join(folder, 'releases');
    await layOut(releasesDir, releases);
    const port = await findFreePort();
    const origin = `http://localhost:${port}`;
    const shell = new ManagedProcess({
      name: 'shell',
      script: path.join(workspaceRoot, 'dist/shell/server/main.cjs'),
      env: rehearsalEnvironment(process.env, { port, origin, apiUrl, releasesDir }),
      logDir: folder,
    });
    await shell.start();
    return new RehearsalShell(shell, origin, releases, folder);
  }

  stop(): Promise<void> {
    return this.child.stop();
  }

  /** The shell's log message for an address that it could not render; undefined if there is none. */
  async causeAt(address: string): Promise<string | undefined> {
    const log = await readFile(path.join(this.folder, 'shell.log'), 'utf8').catch(() => '');
    const entries = log.split('\n').flatMap((line) => readEntry(line));
    return entries.find((entry) => (entry.address ?? entry.path) === address)?.err?.message;
  }
}

/** The environment of a release, without what would have its shell act as the one that visitors see. */
export const rehearsalEnvironment = (
  given: NodeJS.ProcessEnv,
  { port, origin, apiUrl, releasesDir }: { port: number; origin: string; apiUrl: string; releasesDir: string },
): NodeJS.ProcessEnv => ({
  ...{ ...given, NODE_ENV: 'production', LOG_LEVEL: 'error' },
  // A busy machine must not refuse a sound release: how fast it renders is another question (`renderOften`).
  RENDER_TIMEOUT_MS: '15000',
  // Nor may its shell turn away what the browsers of the rehearsal, which keep it busy, ask for all at once.
  ...{ MAX_LATENESS_MS: '60000', MAX_IN_FLIGHT: '100000' },
  // It serves the set that it is given, whatever is live elsewhere.
  RELEASE_SERVICE_SECRET: '',
  // Nobody reads the posts that it shows.
  VIEWS_SECRET: '',
  // The console is rehearsed at the same address: it would be sent to a host that is live, or that nobody knows here.
  CONSOLE_ORIGIN: '',
  ...{ PORT: String(port), PUBLIC_ORIGIN: origin, API_URL: apiUrl, RELEASES_DIR: releasesDir },
});

async function layOut(releasesDir: string, releases: RehearsedSet): Promise<void> {
  const set: ReleaseSet = { revision: 1, updatedAt: new Date().toISOString(), apps: {} };
  for (const [app, release] of Object.entries(releases)) {
    await mkdir(path.join(releasesDir, app), { recursive: true });
    await symlink(release.folder, path.join(releasesDir, app, release.version), 'junction');
    set.apps[app] = release.version;
  }
  await writeFile(path.join(releasesDir, 'current.json'), JSON.stringify(set));
}

interface LogEntry {
  address?: string;
  path?: string;
  err?: { message?: string };
}

function readEntry(line: string): LogEntry[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
