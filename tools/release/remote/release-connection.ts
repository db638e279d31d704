import { Problem } from '../../start/problem';
import { type ReleaseCommands, workspaceCommands } from '../commands';

interface ClientUse {
  /** The product on this machine, which commands find by themselves. */
  isLocal?: boolean;
  /** Who releases, for the history. */
  by?: string | undefined;
  /** The address that people use, where this one is of a network of containers. */
  publicOrigin?: string | undefined;
  /** What whoever uses this may type; absent: the commands of this workspace. */
  commands?: ReleaseCommands | undefined;
}

export interface Page<Item> {
  items: Item[];
  total: number;
}

/** Who uses the token, as they say. */
const releasedByHeader = 'X-Released-By';

const noContent = 204;
const answerMs = 60_000;

/** The service has answered, and not done it. */
export class Refusal extends Problem {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A line to a product's release service, with a token for it. Every call throws Problem with the service's own words. */
export class ReleaseConnection {
  constructor(
    readonly origin: string,
    private readonly token: string,
    private readonly use: ClientUse = {},
  ) {}

  get isLocal(): boolean {
    return this.use.isLocal ?? false;
  }

  /** What people and other products call it. */
  get publicOrigin(): string {
    return this.use.publicOrigin ?? this.origin;
  }

  /** Where that is, in a sentence; of the product on this machine nothing has to be said. */
  get place(): string {
    return this.isLocal ? '' : ` at ${this.origin}`;
  }

  /** What a person types to do something there. */
  get commands(): ReleaseCommands {
    return this.use.commands ?? workspaceCommands(this.isLocal ? undefined : this.origin);
  }

  protected async call<Answer>(method: string, path: string, body?: object, withinMs = answerMs): Promise<Answer> {
    const json = body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    const response = await this.fetch(method, path, json ?? {}, withinMs);
    if (response.status === noContent) return undefined as Answer;
    return this.bodyOf(response, isRepeatable(method, path));
  }

  /** A part of a list, and the length of all of it. */
  protected async page<Item>(path: string, withinMs = answerMs): Promise<Page<Item>> {
    const response = await this.fetch('GET', path, {}, withinMs);
    const items = await this.bodyOf<Item[]>(response, true);
    return { items, total: Number(response.headers.get('X-Total-Count')) };
  }

  private async bodyOf<Body>(response: Response, repeatable: boolean): Promise<Body> {
    return (await response.json().catch((error: Error) => {
      throw error.name === 'SyntaxError' ? this.noProduct() : this.unanswered(error, repeatable);
    })) as Body;
  }

  protected async fetch(method: string, path: string, init: RequestInit, withinMs: number): Promise<Response> {
    const headers = {
      Authorization: `Bearer ${this.token}`,
      ...(this.use.by && { [releasedByHeader]: encodeURIComponent(this.use.by) }),
      ...init.headers,
    };
    const address = new URL(path, new URL('/api/releases/', this.origin));
    const signal = AbortSignal.timeout(withinMs);
    // A redirect would send the token to whoever is named in it.
    const send = () => fetch(address, { ...init, method, headers, signal, redirect: 'manual' });
    const response = await send()
      .catch((error: Error) => {
        if (isClosed(error) && isRepeatable(method, path)) return send();
        throw error;
      })
      .catch((error: Error) => {
        throw this.unanswered(error, isRepeatable(method, path) || isUnreached(error));
      });
    if (response.ok) return response;
    const location = response.headers.get('Location');
    if (location !== null) throw this.redirected(location);
    // Whoever is in front has given up waiting: the service may have done it before that.
    if ([502, 504].includes(response.status) && !isRepeatable(method, path)) {
      throw new Problem(`${this.origin} does not answer (${response.status}). ${this.lookFirst}`);
    }
    const { message } = ((await response.json().catch(() => ({}))) ?? {}) as { message?: string };
    const said = message ?? `${address.href} answers ${response.status}.`;
    // The database may have done it, and gone before it could say so.
    const isUnsure = response.status >= 500 && !isRepeatable(method, path);
    throw new Refusal(response.status, isUnsure ? `${said} ${this.lookFirst}` : said);
  }

  /** A second rollback would go further back. */
  private get lookFirst(): string {
    return `It may have happened all the same: see what is live with "${this.commands.list}" before you run the command again.`;
  }

  protected unanswered(error: Error, repeatable: boolean): Problem {
    const next = repeatable ? 'Run the same command again: it goes on.' : this.lookFirst;
    return new Problem(`${this.origin} does not answer (${causeOf(error)}). ${next}`);
  }

  private redirected(location: string): Problem {
    const origin = URL.canParse(location, this.origin) ? new URL(location, this.origin).origin : this.origin;
    // A sign-in page, perhaps, of something in front of a product.
    if (origin === this.origin) return this.noProduct();
    return new Problem(`${this.origin} redirects to ${origin}: give that address instead.`);
  }

  private noProduct(): Problem {
    return new Problem(`No product answers at ${this.origin}: check the address.`);
  }
}

const causeOf = ({ message, cause }: Error): string => (cause instanceof Error ? cause.message : message);

const codeOf = ({ cause }: Error): string => String((cause as { code?: unknown } | undefined)?.code);

/** Nothing was sent: there was no connection. */
const isUnreached = (error: Error): boolean =>
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(codeOf(error));

/** The other side has closed a connection that was kept alive, perhaps while the request was on its way. */
const isClosed = (error: Error): boolean => ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error));

/**
 * Has the same outcome when it is carried out twice: reads, files, and announcing, completing or recording a version. A link
 * or a token that is lost on its way is nobody's.
 */
const isRepeatable = (method: string, path: string): boolean =>
  method !== 'POST' || /\/(versions|complete|files|copies|previews|release-tokens)$/.test(path);
