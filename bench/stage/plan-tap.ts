import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** Stands between the API and its Postgres and reads the plans that `auto_explain` tells the client of. */
export class PlanTap {
  private plans: string[] = [];
  private readonly server: Server;

  private constructor(private readonly database: URL) {
    this.server = createServer((client) => {
      const backend = connect(Number(database.port || 5432), database.hostname);
      client.pipe(backend).pipe(client);
      backend.on(
        'data',
        noticesOf((plan) => this.plans.push(plan)),
      );
      for (const socket of [client, backend]) {
        socket.on('error', () => {
          client.destroy();
          backend.destroy();
        });
      }
    });
  }

  static async listen(databaseUrl: string): Promise<PlanTap> {
    const tap = new PlanTap(new URL(databaseUrl));
    await new Promise<void>((resolve) => tap.server.listen(0, '127.0.0.1', resolve));
    return tap;
  }

  /** The same database by way of this, on connections that tell the plan of each statement. */
  get url(): string {
    const url = new URL(this.database);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    url.searchParams.set(
      'options',
      Object.entries(settings)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
    );
    return url.href;
  }

  /** Plans of the statements that ran since the last call. */
  take(): string[] {
    const taken = this.plans;
    this.plans = [];
    return taken;
  }

  end(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_level': 'notice',
};

/** Follows the messages of a backend, each a letter, its length, and its content. */
function noticesOf(tell: (plan: string) => void): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (data) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= 5) {
      const end = 1 + rest.readUInt32BE(1);
      if (rest.length < end) return;
      const plan = rest[0] === 'N'.charCodeAt(0) ? /\0M(duration: [^\0]*)\0/.exec(rest.toString('utf8', 5, end)) : null;
      if (plan?.[1]) tell(plan[1]);
      rest = rest.subarray(end);
    }
  };
}
