import type { RenderContext, RenderResult } from '@site/federation';

/** One page to render, as JSON can carry it. */
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

/** From the shell to a render host. The text of `load` is the bundle's code. */
export type HostRequest =
  | { type: 'load'; file: string; apiUrl: string; pictureBytes: number; frameBytes: number }
  | { type: 'render'; id: number; job: RenderJob }
  | { type: 'ping' };

/**
 * From a render host to the shell. What a release answered is unchecked: its code may answer anything. The body of what it
 * rendered is the text of the message.
 */
export type HostMessage =
  | { type: 'loaded'; hasAction: boolean }
  | { type: 'rendered'; id: number; result: unknown; isComplete: boolean }
  | { type: 'failed'; id: number | null; message: string; stack?: string | undefined }
  | { type: 'pong'; bytes: number; cpuMs: number };
