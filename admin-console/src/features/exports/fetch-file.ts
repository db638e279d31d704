import { RecordCounter } from './count-records';

export interface FetchProgress {
  rows: number;
  total: number;
}

interface FetchedFile {
  name: string;
  content: Blob;
}

/**
 * Fetches a CSV file, and tells how far it is. Throws where it breaks off: it may well end with fewer rows than it began with,
 * of a list that somebody changes meanwhile.
 */
export async function fetchFile(
  address: string,
  signal: AbortSignal,
  onProgress: (progress: FetchProgress) => void,
): Promise<FetchedFile> {
  const response = await fetch(address, { credentials: 'include', signal });
  if (!response.ok || !response.body) {
    // The same error text as every other call's.
    throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  }
  const total = Number(response.headers.get('X-Total-Count'));
  const counter = new RecordCounter();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  onProgress({ rows: 0, total });
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    counter.read(part.value);
    onProgress({ rows: Math.max(counter.count - 1, 0), total });
  }
  return { name: nameOf(response), content: new Blob(parts, { type: 'text/csv' }) };
}

const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'export.csv';
