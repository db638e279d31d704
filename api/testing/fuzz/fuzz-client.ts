import { Agent, type IncomingMessage, request as begin } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { adminPassword } from '../api-process';
import type { Caller } from '../caller';
import { query } from '../database';
import { userInput } from '../factories';
import { type CallerName, type FuzzRequest } from './requests';

export interface FuzzAnswer {
  status: number;
  type: string;
  text: string;
}

interface Api {
  url: () => string;
  admin: Caller;
  visitor: () => Caller;
  signIn: (username: string, password: string) => Promise<Caller>;
}

/** No call takes nearly as long: whoever waits this long waits forever. */
const hangsAfterMs = 30_000;

/** Sends requests as a visitor, a user and an admin, whatever they do to each other. */
export class FuzzClient {
  sent = 0;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 8 });
  private readonly cookies: Partial<Record<CallerName, string>> = {};
  private accounts: { name: 'member' | 'admin'; username: string; password: string; row: Record<string, unknown> }[] =
    [];

  constructor(private readonly api: Api) {}

  /** Two accounts of its own, beside the first admin. */
  async open(): Promise<void> {
    for (const name of ['member', 'admin'] as const) {
      const input = userInput({ role: name === 'admin' ? 'admin' : 'user', username: `fuzz-${name}` });
      const { body } = await this.api.admin.post('/api/admin/users', { ...input, password: adminPassword });
      const [row = {}] = await query<Record<string, unknown>>('SELECT * FROM users WHERE id = $1', [body.id]);
      this.accounts.push({ name, username: input.username, password: adminPassword, row });
    }
    await this.revive();
  }

  close = () => this.agent.destroy();

  /** Brings accounts and sessions back that requests have changed or ended. */
  async revive(): Promise<void> {
    for (const { name, username, password, row } of this.accounts) {
      if (this.cookies[name] && (await this.send({ ...probe, by: name })).status === 200) continue;
      await query(`DELETE FROM users WHERE id <> $1 AND (lower(username) = $2 OR lower(email) = $3)`, [
        row.id,
        row.username,
        row.email,
      ]);
      const columns = Object.keys(row).map((column) => `"${column}"`);
      await query(
        `INSERT INTO users (${columns}) VALUES (${columns.map((_, index) => `$${index + 1}`)})
          ON CONFLICT (id) DO UPDATE SET ${columns.map((column) => `${column} = EXCLUDED.${column}`)}`,
        Object.values(row),
      );
      await query('DELETE FROM second_factors WHERE "userId" = $1', [row.id]);
      await query('DELETE FROM rate_limits');
      const caller = await this.api.signIn(username, password);
      this.cookies[name] = [...caller.cookies].map((pair) => pair.join('=')).join('; ');
    }
  }

  /** Throws where no answer comes. */
  async send({ by, method, target, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
    this.sent += 1;
    const cookie = [this.cookies[by], headers.Cookie].filter(Boolean).join('; ');
    const sending = begin(this.api.url() + target, {
      agent: this.agent,
      method,
      headers: { ...lengthOf(body), ...headers, ...(cookie ? { Cookie: cookie } : {}) },
      signal: AbortSignal.timeout(hangsAfterMs),
    });
    sending.end(body);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      sending.once('response', resolve).once('error', reject);
    });
    const { statusCode: status = 0, headers: answered } = answer;
    return { status, type: answered['content-type'] ?? '', text: await readText(answer) };
  }
}

/** Node tells the length by itself only with methods that are known to carry something. */
const lengthOf = (body: Buffer | null): Record<string, string> =>
  body ? { 'Content-Length': String(body.length) } : {};
const probe = { method: 'GET', target: '/api/auth/user', headers: {}, body: null };
