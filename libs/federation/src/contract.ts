import type { SiteConfig } from './site-config';

/**
 * Version of everything in this library: what the shell and a remote may expect of each other.
 * Minor: something optional was added. Major: an older shell or remote would break.
 */
export const CONTRACT_VERSION = '1.10.0';

/** What the shell hands a remote in the browser. */
export interface MountContext {
  app: { name: string; version: string };
  /** Address of the release's client folder, with a trailing slash. */
  assets: string;
  config: SiteConfig;
  /** What `render` returned as `state`; null where the document was not rendered by the server. */
  state: unknown;
  /** True when the element holds the HTML of this release's `render`, to be hydrated and not replaced. */
  hydrate: boolean;
  /**
   * Tells the shell of an error. Where the app has given up its element, which is then empty, the shell puts back what
   * stood there before and mounts the app anew.
   */
  reportError(error: unknown): void;
  /** Since 1.3.0. Fetches, all at once, the chunks that `render` named as `laterChunks`. */
  preloadLater?(): void;
  /**
   * Since 1.4.0. Hands the shell a question that it asks before it offers a new version: whether a reload would lose
   * something, or disturb somebody.
   */
  tellIfBusy?(isBusy: () => boolean): void;
}

/**
 * Since 1.4.0 the shell loads a remote's chunks: webpack's part in every bundle calls this global function. `done` gets
 * `load`, `error` or `timeout` as the event's type.
 */
export interface ShellGlobals {
  shellLoadScript(url: string, done: (event: { type: string; target: { src: string } }) => void): void;
}

declare global {
  // Servers read this file, too, and know no elements.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merges with what a browser's types say
  interface HTMLElement {}
}

export type Unmount = () => void;

/**
 * Exposed by every remote as `./mount`. Resolves when the app is interactive; rejects when it can't start. One that renders
 * on the server marks its element with `data-app="running"` once it has taken over the page: the gate waits for that.
 */
export type Mount = (element: HTMLElement, context: MountContext) => Promise<Unmount>;

/** What the shell hands a release's `render` on the server. */
export interface RenderContext {
  assets: string;
  config: SiteConfig;
  /** Scheme and host that visitors use, without a slash at the end: for canonical addresses. */
  origin: string;
  /**
   * Belongs on every style element of the result, which the shell then allows by its hash. Anywhere else, such as in a
   * `<meta property="csp-nonce">` for libraries that write styles as they go, each response gets one of its own.
   */
  nonce: string;
  /** Since 1.9.0. The shell's version of this contract: what a newer release may ask of it. */
  contract?: string;
  /**
   * Calls the API as an anonymous visitor. `path` starts with `/api/`, since 1.9.0 also with `/media/`, where the site's
   * pictures are; one of more than `drawnPictures.bytes` is answered with 413. Rejects when the deadline passes.
   */
  fetch: typeof fetch;
  signal: AbortSignal;
}

/** A page, or another resource. `status` 301, 302 and 303 need `location` and send no body. */
export interface RenderResult {
  status: number;
  location?: string;
  /** Tags for the document's head: title, meta, link, style. */
  head: string;
  /** Markup inside the root element. */
  body: string;
  /** JSON-serialisable; reaches `mount` as `state`. */
  state: unknown;
  /** Names of the client chunks that the page needs at once, to be preloaded beside the entry. */
  chunks: string[];
  /** Since 1.3.0. Names of the chunks that the page needs once it is used; see `MountContext.preloadLater`. */
  laterChunks?: string[];
  /** How long the page may be served without rendering it again. 0: never stored. */
  cacheSeconds: number;
  /**
   * Since 1.5.0. How long the page may be served, beyond `cacheSeconds`, while no post that visitors may read has
   * changed: for what shows nothing of the API but posts. A page some of whose calls failed is not kept for longer.
   */
  keepSeconds?: number;
  /**
   * Since 1.2.0. Sent as it is, in place of a document: a feed, a site map. `head`, `body`, `state` and `chunks` are
   * then not read.
   */
  resource?: Resource;
  /**
   * Since 1.3.0. Only for those who were given the address: not cached, not indexed by search engines, and its address
   * is not sent to other sites as referrer.
   */
  confidential?: boolean;
}

/** A response that is not a page. */
export interface Resource {
  /** With its charset. */
  contentType: string;
  body: string;
  /** Since 1.6.0. Whole address of the page that says the same: search engines list that one. */
  canonical?: string;
  /**
   * Since 1.8.0. The body is an SVG, which is sent as a PNG of its size. Its letters are those of the TrueType files with
   * these paths below the release folder. It can't name other pictures; since 1.9.0 it may hold JPEGs and PNGs, as data
   * addresses in base64, within the limits of `drawnPictures`.
   */
  rasterize?: { fonts: string[] };
}

/**
 * Exported by a release's server bundle. `address` is a path with its query.
 * Rejects only when the page can't be rendered at all.
 */
export type Render = (address: string, context: RenderContext) => Promise<RenderResult>;

/**
 * Exported beside `render` by an app whose forms work without JavaScript. Gets a form posted to `address` by a page of
 * this site; its answer is never stored.
 */
export type Action = (address: string, form: URLSearchParams, context: RenderContext) => Promise<RenderResult>;

/** What a release's server bundle exports. */
export interface ServerBundle {
  render: Render;
  /** Since 1.1.0. */
  action?: Action;
}
