import type { RenderContext, RenderResult } from '@site/federation';

/** One page to render, as structured clones can carry it. */
export interface RenderJob {
  address: string;
  /** A posted form, for the release's action. */
  form?: string;
  /** Sent with every call to the API. */
  headers: Record<string, string>;
  context: Pick<RenderContext, 'assets' | 'config' | 'origin' | 'nonce' | 'contract'>;
  timeoutMs: number;
  /** The part of it that one call to the API may take: when the API hangs, the page is rendered without its live part. */
  apiTimeoutMs: number;
}

export interface Rendered {
  result: RenderResult;
  /** False when a call to the API failed, or was refused. */
  isComplete: boolean;
}

/** From the shell to a render host. */
export type HostRequest =
  | { type: 'load'; file: string; code: Uint8Array; apiUrl: string; pictureBytes: number }
  | { type: 'render'; id: number; job: RenderJob }
  | { type: 'ping' };

/** From a render host to the shell. What a release answered is unchecked: its code may answer anything. */
export type HostMessage =
  | { type: 'ready' }
  | { type: 'loaded'; hasAction: boolean }
  | { type: 'rendered'; id: number; result: unknown; isComplete: boolean }
  | { type: 'failed'; id: number | null; message: string; stack?: string | undefined }
  | { type: 'pong'; bytes: number; cpuMs: number };
