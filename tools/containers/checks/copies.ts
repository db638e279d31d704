import { setTimeout as wait } from 'node:timers/promises';
import type { Composition, ContainerFacts } from '../composition';
import { expectThat, type Report } from '../report';

const timeoutMs = 180_000;
const restMs = 10_000;
const callers = 4;
const addresses = ['/', '/blog', '/api/posts', '/contact'];

/** Checks that copies can be added, and killed while visitors read. */
export async function checkCopies(report: Report, site: Composition): Promise<void> {
  await report.check('three copies of the API', async () => {
    await site.set('API_COPIES=3');
    await site.set('SHELL_COPIES=4');
    await site.do('docker compose up --wait');
    // Which starts what it depends on, and no fewer copies.
    await site.do('docker compose run --rm release npm run releases');
    const healthy = async (name: string) =>
      (await site.containers(name)).filter(({ State }) => State.Health?.Status === 'healthy').length;
    const [apis, shells] = [await healthy('api'), await healthy('shell')];
    expectThat(apis === 3 && shells === 4, `${apis} copies of the API and ${shells} shells are healthy.`);
    return 'and four shells, all healthy, also after a command';
  });
  await report.check('copies killed under load', async () => {
    const before = new Load(site.origin);
    await wait(restMs);
    const calm = await before.end();
    expectNoFaults(calm, 'failed before anything was killed');
    const load = new Load(site.origin);
    const killed = [(await site.containers('shell'))[0], (await site.containers('api'))[0]];
    for (const container of killed) await kill(container, site);
    await back(killed, site).finally(() => load.stop());
    const ended = await load.end();
    expectNoFaults(ended, 'failed');
    const { responses, turnedAway } = ended;
    return `a shell and a copy of the API died and came back; ${responses} reads, none failed, ${turnedAway} turned away`;
  });
}

function expectNoFaults({ responses, faults }: Reads, what: string): void {
  expectThat(faults.length === 0, `${faults.length} of ${responses} reads ${what}: ${faults.slice(0, 3).join('; ')}`);
}

/** Kills the process itself: a container killed through Docker stays down, as if somebody had stopped it. */
async function kill(container: ContainerFacts | undefined, site: Composition): Promise<void> {
  expectThat(container, 'There is no copy to kill.');
  await site.do(`docker run --rm --pid host debian:bookworm-slim bash -c 'kill -9 ${container.State.Pid}'`);
}

async function back(killed: (ContainerFacts | undefined)[], site: Composition): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs;
  for (const container of killed) {
    const now = async () => (await site.containers()).find(({ Id }) => Id === container?.Id)?.State;
    for (
      let state = await now();
      state?.Health?.Status !== 'healthy' || state.Pid === container?.State.Pid;
      state = await now()
    ) {
      expectThat(Date.now() < giveUpAt, `${container?.Name} did not come back.`);
      await wait(1_000);
    }
  }
}

interface Reads {
  responses: number;
  /** By copies that are too busy, which is no fault on a slow machine. */
  turnedAway: number;
  faults: string[];
}

/** Visitors who read one page after the other. */
class Load {
  private readonly faults: string[] = [];
  private responses = 0;
  private turnedAway = 0;
  private ended = false;
  private readonly readers: Promise<void>[];

  constructor(private readonly origin: string) {
    this.readers = Array.from({ length: callers }, (_, index) => this.read(index));
  }

  stop(): void {
    this.ended = true;
  }

  async end(): Promise<Reads> {
    this.stop();
    await Promise.all(this.readers);
    return { responses: this.responses, turnedAway: this.turnedAway, faults: this.faults };
  }

  private async read(first: number): Promise<void> {
    for (let turn = first; !this.ended; turn += 1) {
      const address = addresses[turn % addresses.length] ?? '/';
      const response = await fetch(this.origin + address).then(
        async (response) => ({ status: response.status, text: await response.text() }),
        (error: Error) => ({ status: error.message, text: '' }),
      );
      this.responses += 1;
      if (response.status === 503 && /too many requests/i.test(response.text)) this.turnedAway += 1;
      else if (response.status !== 200)
        this.faults.push(`${address}: ${response.status} ${titleOf(response.text)}`.trim());
    }
  }
}

const titleOf = (html: string): string => /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
