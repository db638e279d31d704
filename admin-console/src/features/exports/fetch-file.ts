import { RecordCounter } from './count-records';

export interface FetchProgress {
  rows: number;
  total: number;
}

export interface FetchedFile {
  name: string;
  content: Blob;
  rows: number;
}

/** Fetches a CSV file, and tells how far it is. Throws when any of it is missing. */
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
  const rowsRead = () => Math.max(counter.count - 1, 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  onProgress({ rows: 0, total });
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    counter.read(part.value);
    onProgress({ rows: rowsRead(), total });
  }
  if (rowsRead() < total) throw new Error('The file ended early');
  return { name: nameOf(response), content: new Blob(parts, { type: 'text/csv' }), rows: rowsRead() };
}

const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'export.csv';
