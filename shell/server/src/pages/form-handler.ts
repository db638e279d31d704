import { isSameOrigin } from '@site/http';
import type { Request, Response as ServerResponse } from 'express';
import { sendError } from '../http/responses';
import { readBody } from '../http/body';
import { forwardedHeaders } from '../http/forwarded';
import { holdsToken } from '../http/logged-path';
import type { LoadedRelease } from '../releases/loaded-release';
import { pageAddress } from './address';
import type { Page } from './page';
import type { PageRenderer } from './page-renderer';
import { sendPage } from './send-page';

interface FormHandlerOptions {
  renderer: PageRenderer;
  trustProxy: boolean;
}

/** A message of 20,000 characters, each of up to three bytes, which take three characters each. */
const largestForm = 256 * 1024;
const urlEncoded = 'application/x-www-form-urlencoded';
/** What mail programs send to unsubscribe (RFC 8058). */
const multipart = 'multipart/form-data';

/** Passes a form that was posted without JavaScript to the release that serves its page. */
export class FormHandler {
  constructor(private readonly options: FormHandlerOptions) {}

  /** `decorate` adapts a page to this visitor. */
  async handle(
    request: Request,
    response: ServerResponse,
    { loaded, decorate }: { loaded: LoadedRelease; decorate(page: Page): Page },
  ): Promise<void> {
    const { renderer, trustProxy } = this.options;
    const { host } = loaded;
    if (!host?.hasAction) return sendError(response, 405, 'No form can be sent here.');
    if (!isSameOrigin(request, holdsToken(request.path))) {
      return sendError(response, 403, 'This form was sent by a page of another site.');
    }
    const type = request.headers['content-type'] ?? '';
    if (!type.startsWith(urlEncoded) && !type.startsWith(multipart)) {
      return sendError(response, 415, `A form must be sent as ${urlEncoded} or ${multipart}.`);
    }
    const body = await readBody(request, response, largestForm);
    const form = type.startsWith(multipart) ? await encodeFields(type, body) : body;
    if (form === null) return sendError(response, 400, 'This form cannot be read.');
    const { address } = pageAddress(request, loaded.release.queryKeys);
    // The API limits writes per visitor, so it needs the visitor's address.
    const headers = { ...forwardedHeaders(request, trustProxy), 'x-request-id': String(request.id) };
    await sendPage(request, response, decorate(await renderer.act(loaded, host, { address, form, headers })));
  }
}

/** The fields of a multipart form, URL-encoded; null where it is none. Files are left out: no page asks for one. */
async function encodeFields(type: string, body: string): Promise<string | null> {
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const fields = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
    return String(new URLSearchParams(fields));
  } catch {
    return null;
  }
}
