import { randomBytes } from 'node:crypto';
import {
  CONTRACT_VERSION,
  type PreloadedScript,
  type RenderResult,
  type ShellData,
  type SiteConfig,
} from '@site/federation';
import { BulkheadFullError } from '@site/overload';
import type { RenderHost, RenderJob } from '@site/render-host';
import type { ShellMetrics } from '../metrics/shell-metrics';
import type { LoadedRelease } from '../releases/loaded-release';
import type { ShellScripts } from '../shell-scripts';
import { toDocument } from './document';
import { frameContent } from './frame-page';
import { linkHeader } from './link-header';
import { toPage, toResourcePage, type Page, type ReadyResource } from './page';
import { rasterized } from './rasterized';

export interface PageRendererOptions {
  config: SiteConfig;
  publicOrigin: string;
  renderTimeoutMs: number;
  /** What a posted form may take of the API. */
  formTimeoutMs: number;
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

/** What `render` answered, with its resource as it is to be sent. */
type RenderedContent = Omit<RenderResult, 'state' | 'resource'> & { resource?: ReadyResource | undefined };

/** Sent with every call that a page makes to the API. */
export type ApiHeaders = Record<string, string>;

/** Renders a page with a release's own code, and builds the document around it. */
export class PageRenderer {
  /** The nonce passed to releases. Generated per process and never revealed: no content can contain it. */
  readonly placeholder = randomBytes(16).toString('hex');

  constructor(private readonly options: PageRendererOptions) {}

  async render(loaded: LoadedRelease, address: string, headers: ApiHeaders): Promise<Page> {
    const { host } = loaded;
    if (!host) return this.frame(loaded);
    const { renderTimeoutMs: timeoutMs } = this.options;
    return this.renderJob(loaded, host, { address, headers, timeoutMs, apiTimeoutMs: timeoutMs * apiShare });
  }

  /**
   * Passes a posted form to the release. Has the time of any other write: what the API stores after it was given up for
   * lost would be sent again.
   */
  async act(
    loaded: LoadedRelease,
    host: RenderHost,
    posted: Required<Pick<RenderJob, 'address' | 'form' | 'headers'>>,
  ): Promise<Page> {
    const { renderTimeoutMs, formTimeoutMs: apiTimeoutMs } = this.options;
    const limits = { timeoutMs: apiTimeoutMs + renderTimeoutMs, apiTimeoutMs };
    const page = await this.renderJob(loaded, host, { ...posted, ...limits });
    return { ...page, cacheSeconds: 0, personal: true };
  }

  private async renderJob(loaded: LoadedRelease, host: RenderHost, job: Omit<RenderJob, 'context'>): Promise<Page> {
    const { config, publicOrigin, metrics } = this.options;
    const context = {
      ...{ assets: loaded.assets, config, origin: publicOrigin, nonce: this.placeholder },
      contract: CONTRACT_VERSION,
    };
    const began = performance.now();
    try {
      const { result, isComplete } = await host.render({ ...job, context });
      // Without a call to the API that failed, as good as a page that throws.
      if (result.status >= 500 && isComplete && job.form === undefined) {
        throw new Error(`The release answers ${result.status}, although the API has answered.`);
      }
      metrics.rendered(loaded.release, performance.now() - began);
      const { resource } = result;
      const ready = resource?.rasterize ? await rasterized(resource, resource.rasterize, loaded) : resource;
      return this.toPage(
        loaded,
        { ...result, ...(!isComplete && { keepSeconds: 0 }), resource: ready },
        result.state ?? null,
        true,
      );
    } catch (error) {
      if (!(error instanceof BulkheadFullError)) metrics.renderFailed(loaded.release);
      throw error;
    }
  }

  /** The document of an app that renders itself in the browser. */
  private frame(loaded: LoadedRelease): Page {
    const content = frameContent(loaded.release, this.options.config, this.placeholder);
    return this.toPage(loaded, { ...content, status: 200, cacheSeconds: 60 }, null, false);
  }

  private toPage(loaded: LoadedRelease, result: RenderedContent, state: unknown, hydrate: boolean): Page {
    const { config, scripts, vitalsShare } = this.options;
    const { app, version, csp } = loaded.release;
    const { status, location, resource, confidential = false } = result;
    const { cacheSeconds, keepSeconds } = confidential ? { cacheSeconds: 0 } : result;
    const facts = { status, location, cacheSeconds, keepSeconds, confidential, renderedBy: `${app}@${version}` };
    if (resource) return toResourcePage(resource, facts);
    const data: ShellData = {
      remote: loaded.remote,
      config,
      state,
      hydrate,
      scripts: [{ address: scripts.start.address }, ...scriptsOf(loaded, ['main', ...result.chunks])],
      later: scriptsOf(loaded, result.laterChunks ?? []).map(({ address }) => address),
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
}

/** The files of chunks, without duplicates: a browser would discover them one after the other. */
function scriptsOf({ release, assets }: LoadedRelease, chunkNames: string[]): PreloadedScript[] {
  const files = new Set(chunkNames.flatMap((name) => release.chunks[name] ?? []));
  return [...files].map((file) => {
    const integrity = release.integrity[`client/${file}`];
    return { address: assets + file, ...(integrity && { integrity }) };
  });
}

/** An app names its own chunk first, then the one that tells one kind of page from another. */
const pageKind = ({ chunks, laterChunks = [] }: Pick<RenderResult, 'chunks' | 'laterChunks'>): string => {
  const names = [...chunks, ...laterChunks];
  return names[1] ?? names[0] ?? '';
};

const mapSource = ({ mapUrl }: SiteConfig): string[] => (URL.canParse(mapUrl) ? [new URL(mapUrl).origin] : []);
