import busboy, { type Busboy } from 'busboy';
import { on } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { manifestLimits } from '@site/releases';
import { ApiError, InvalidInputError } from '../../errors/errors';

/** A file of a form, on its way in: it has to be read or skipped before the next one comes. */
interface FileOnItsWay {
  name: string;
  /** Throws InvalidInputError where it ends early. */
  content: AsyncIterable<Buffer>;
  skip(): void;
}

/** The files called `files` of a form, one after the other while it comes. Throws InvalidInputError for what is no such form. */
export async function* filesInForm(request: IncomingMessage): AsyncGenerator<FileOnItsWay> {
  const form = open(request);
  // Of a form that ends early its file and the form itself tell, also when nobody listens any more: the process would end.
  form.on('error', ignore).on('file', (_, content) => content.on('error', ignore));
  const arriving = pipeline(request, form);
  arriving.catch(ignore);
  try {
    for await (const [field, content, { filename }] of on(form, 'file', { close: ['close'] })) {
      if (field !== 'files') throw unreadable();
      yield { name: String(filename ?? ''), content: read(content), skip: () => content.resume() };
    }
    await arriving;
  } catch (error) {
    throw error instanceof ApiError ? error : unreadable(error);
  } finally {
    // The rest of a form that is refused is read to its end, so that its sender gets the answer.
    request.unpipe(form);
    request.resume();
  }
}

async function* read(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (error) {
    throw unreadable(error);
  }
}

const ignore = (): void => undefined;

function open({ headers }: IncomingMessage): Busboy {
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits: { files: manifestLimits.files, fields: 0 } });
  } catch (error) {
    throw unreadable(error);
  }
}

const unreadable = (cause?: unknown) =>
  new InvalidInputError('The body is no form whose files are all called "files", or it ended early.', undefined, {
    cause,
  });
