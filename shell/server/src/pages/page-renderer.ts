import { randomBytes } from 'node:crypto';
import type { RenderContext, RenderResult, ServerBundle, ShellData, SiteConfig } from '@site/federation';
import type { ShellMetrics } from '../metrics/shell-metrics';
import type { LoadedRelease } from '../releases/loaded-release';
import type { ShellScripts } from '../shell-scripts';
import { withDeadline } from './deadline';
import { toDocument } from './document';
import { frameContent } from './frame-page';
import { scriptsOf } from './chunk-scripts';
import { linkHeader } from './link-header';
import { toPage, toResourcePage, type Page } from './page';

export interface PageRendererOptions {
  apiUrl: URL;
  config: SiteConfig;
  publicOrigin: string;
  renderTimeoutMs: number;
  scripts: ShellScripts;
  metrics: ShellMetrics;
  /** The shell's own. */
  version: string;
  vitalsShare: number;
}

/**
 * The part of a render's time that one call may take: when the API hangs, the page is rendered without its live part.
 */
const apiShare = 0.7;

/** Sent with every call that a page makes to the API. */
export type ApiHeaders = Record<string, string>;

/** How a page calls the API during a render. */
interface ApiCalls {
  headers: ApiHeaders;
  deadline: AbortSignal;
  onFailedCall(): void;
}

/** Renders a page with a release's own code, and builds the document around it. */
export class PageRenderer {
  /** The nonce passed to releases. Generated per process and never revealed: no content can contain it. */
  readonly placeholder = randomBytes(16).toString('hex');

  constructor(private readonly options: PageRendererOptions) {}

  async draw(loaded: LoadedRelease, address: string, headers: ApiHeaders): Promise<Page> {
    const { bundle } = loaded;
    if (!bundle) return this.frame(loaded);
    return this.answer(loaded, headers, (context) => bundle.render(address, context));
  }

  /** Passes a posted form to the release. */
  async act(
    loaded: LoadedRelease,
    action: NonNullable<ServerBundle['action']>,
    address: string,
    form: URLSearchParams,
    headers: ApiHeaders,
  ): Promise<Page> {
    const page = await this.answer(loaded, headers, (context) => action(address, form, context));
    return { ...page, cacheSeconds: 0 };
  }

  private async answer(
    loaded: LoadedRelease,
    headers: ApiHeaders,
    run: (context: RenderContext) => Promise<RenderResult>,
  ): Promise<Page> {
    const { renderTimeoutMs, metrics } = this.options;
    const began = performance.now();
    let isComplete = true;
    const onFailedCall = () => (isComplete = false);
    try {
      const result = await withDeadline(renderTimeoutMs, (signal) =>
        run(this.context(loaded, this.apiFetch({ headers, deadline: signal, onFailedCall }), signal)),
      );
      metrics.rendered(loaded.release, performance.now() - began);
      return this.toPage(loaded, isComplete ? result : { ...result, keepSeconds: 0 }, result.state ?? null, true);
    } catch (error) {
      metrics.renderFailed(loaded.release);
      throw error;
    }
  }

  /** The document of an app that renders itself in the browser. */
  private frame(loaded: LoadedRelease): Page {
    const content = frameContent(this.options.config, this.placeholder);
    return this.toPage(loaded, { ...content, status: 200, cacheSeconds: 60 }, null, false);
  }

  private toPage(loaded: LoadedRelease, result: Omit<RenderResult, 'state'>, state: unknown, hydrate: boolean): Page {
    const { config, scripts, vitalsShare } = this.options;
    const { app, version, csp } = loaded.release;
    const { status, location, resource, confidential = false } = result;
    const { cacheSeconds, keepSeconds } = confidential ? { cacheSeconds: 0 } : result;
    const facts = { status, location, cacheSeconds, keepSeconds, confidential, drawnBy: `${app}@${version}` };
    if (resource) return toResourcePage(resource, facts);
    const data: ShellData = {
      remote: loaded.remote,
      config,
      state,
      hydrate,
      scripts: [{ address: scripts.start.address }, ...scriptsOf(loaded, ['main', ...result.chunks])],
      later: scriptsOf(loaded, result.laterChunks ?? []),
      shell: this.options.version,
      page: pageKind(result),
      vitalsShare,
    };
    const document = location ? '' : toDocument({ loaded, scripts, data, content: result, nonce: this.placeholder });
    return toPage(document, this.placeholder, {
      ...facts,
      link: linkHeader(result.head),
      csp: {
        style: [],
        img: this.pictureSources(csp.img),
        frame: [...csp.frame, ...mapSource(config)],
      },
    });
  }

  /** On a page that came by https browsers ask by https for pictures that are named by http. */
  private pictureSources(sources: string[]): string[] {
    return this.options.publicOrigin.startsWith('https:') ? sources.filter((source) => source !== 'http:') : sources;
  }

  private context({ assets }: LoadedRelease, apiFetch: typeof fetch, signal: AbortSignal): RenderContext {
    const { config, publicOrigin } = this.options;
    return {
      assets,
      config,
      origin: publicOrigin,
      nonce: this.placeholder,
      fetch: apiFetch,
      signal,
    };
  }

  private apiFetch({ headers, deadline, onFailedCall }: ApiCalls): typeof fetch {
    return async (input, init = {}) => {
      const path = typeof input === 'string' ? input : '';
      if (!path.startsWith('/api/'))
        throw new TypeError('A page may call only the API, by a path that starts with /api/.');
      const ends = [deadline, AbortSignal.timeout(this.options.renderTimeoutMs * apiShare)];
      const signal = AbortSignal.any(init.signal ? [...ends, init.signal] : ends);
      const sent = new Headers(init.headers);
      for (const [name, value] of Object.entries(headers)) sent.set(name, value);
      try {
        const response = await fetch(new URL(path, this.options.apiUrl), { ...init, headers: sent, signal });
        if (response.status >= 500) onFailedCall();
        return response;
      } catch (error) {
        onFailedCall();
        throw error;
      }
    };
  }
}

/** An app names its own chunk first, then the one that tells one kind of page from another. */
const pageKind = ({ chunks, laterChunks = [] }: Pick<RenderResult, 'chunks' | 'laterChunks'>): string => {
  const names = [...chunks, ...laterChunks];
  return names[1] ?? names[0] ?? '';
};

const mapSource = ({ mapUrl }: SiteConfig): string[] => (URL.canParse(mapUrl) ? [new URL(mapUrl).origin] : []);
