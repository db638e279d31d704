import { setTimeout as wait } from 'node:timers/promises';
import { expectThat } from './report';

const timeoutMs = 60_000;

/** A client that keeps cookies like a browser. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(readonly origin: string) {}

  async call(method: string, address: string, body?: object): Promise<Response> {
    const response = await fetch(this.origin + address, {
      method,
      redirect: 'manual',
      headers: {
        Origin: this.origin,
        Cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    return response;
  }

  async signIn(password: string): Promise<void> {
    const { status } = await this.call('POST', '/api/admin/login', { username: 'admin', password });
    expectThat(status < 300, `The sign-in answers ${status}.`);
  }

  /** Retries for a while when asked to: a slow machine that has just started everything may be too busy. */
  async page(address: string): Promise<string> {
    const giveUpAt = Date.now() + timeoutMs;
    for (;;) {
      const response = await this.call('GET', address);
      const text = await response.text();
      if (response.status === 200) return text;
      const title = /<title>([^<]*)/.exec(text)?.[1] ?? '';
      const retry = response.headers.has('Retry-After') && Date.now() < giveUpAt;
      expectThat(retry, `${address} answers ${response.status}: ${title || text.slice(0, 200)}`);
      await wait(1_000);
    }
  }

  /** The version of an app that is live. */
  async live(app: string): Promise<string> {
    const text = await (await this.call('GET', '/releases/current.json')).text();
    const version = new RegExp(`"${app}"[^}]*?(\\d{8}-\\d{6}-[0-9a-f]{7})`).exec(text)?.[1];
    expectThat(version, `current.json names no ${app}: ${text.slice(0, 200)}`);
    return version;
  }
}
