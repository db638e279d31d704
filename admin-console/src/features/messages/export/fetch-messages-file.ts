import { type MessageView, selectionOf } from '../message-address';
import { RecordCounter } from './count-records';

export interface ExportProgress {
  rows: number;
  total: number;
}

export interface MessagesFile {
  name: string;
  content: Blob;
  rows: number;
}

/** Fetches what the list shows as a CSV file, and tells how far it is. Throws when any of it is missing. */
export async function fetchMessagesFile(
  view: MessageView,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<MessagesFile> {
  const selection = Object.entries(selectionOf(view)).filter(([, value]) => value !== undefined);
  const params = new URLSearchParams(selection.map(([name, value]) => [name, String(value)]));
  const response = await fetch(`/api/admin/contact/export.csv?${params}`, { credentials: 'include', signal });
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
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'messages.csv';
