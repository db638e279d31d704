import busboy, { type Busboy } from 'busboy';

export interface SentForm {
  /** The request's Content-Type, which names what parts the form. */
  type: string;
  body: Uint8Array;
  mostBytes: number;
}

/** `none`: the form is whole, but holds no file. `unreadable`: it is no form, or holds more than the file. */
export type FileInForm = { bytes: Uint8Array; name: string } | { fault: 'none' | 'too large' | 'unreadable' };

/** Takes the one file called `file` out of a form. */
export function fileInForm({ type, body, mostBytes }: SentForm): Promise<FileInForm> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let found: FileInForm = { fault: 'none' };
    const form = open(type, mostBytes);
    if (!form) return resolve({ fault: 'unreadable' });
    const refuse = (fault: 'too large' | 'unreadable') => resolve({ fault });
    form.on('file', (field, file, { filename }) => {
      if (field !== 'file') return refuse('unreadable');
      found = { bytes: new Uint8Array(), name: filename ?? '' };
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.once('limit', () => refuse('too large'));
      file.once('error', () => refuse('unreadable'));
    });
    for (const limit of ['filesLimit', 'fieldsLimit'] as const) form.once(limit, () => refuse('unreadable'));
    form.once('error', () => refuse('unreadable'));
    form.once('close', () => resolve('bytes' in found ? { ...found, bytes: Buffer.concat(chunks) } : found));
    form.end(body);
  });
}

/** Undefined for what is no form. */
function open(type: string, mostBytes: number): Busboy | undefined {
  try {
    return busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      limits: { fileSize: mostBytes, files: 1, fields: 0 },
    });
  } catch {
    return undefined;
  }
}
