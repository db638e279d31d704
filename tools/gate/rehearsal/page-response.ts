import { rootElementId, shellDataElementId } from '@site/federation';

/** The shell's response at an address. */
export interface PageResponse {
  address: string;
  status: number;
  text: string;
  /** The release that rendered the document; undefined if it is not an app's document. */
  renderedBy: { app: string; version: string } | undefined;
  /** True for a document whose app rendered nothing. */
  isEmpty: boolean;
}

const timeoutMs = 20_000;
const shellData = new RegExp(`id="${shellDataElementId}">(.*?)</script>`, 's');

/** Uncompressed: the shell's processor is this machine's too. */
export const uncompressed = { 'accept-encoding': 'identity' };

/** Redirects are responses of their own, not followed. */
export async function responseAt(origin: string, address: string): Promise<PageResponse> {
  const options: RequestInit = { headers: uncompressed, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) };
  const response = await fetch(new URL(address, origin), options);
  const text = await response.text();
  const data = shellData.exec(text)?.[1];
  return {
    address,
    status: response.status,
    text,
    renderedBy: data ? JSON.parse(data).remote : undefined,
    isEmpty: text.includes(`<div id="${rootElementId}"></div>`),
  };
}
