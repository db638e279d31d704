import { consoleScope } from '@site/federation';
import { isSameOrigin } from '@site/http';
import { firstPageOf, previewAddress, type ReleasePreview, scopeOf } from '@site/releases';
import type { Request, Response } from 'express';
import type { ConsoleHost } from '../http/console-host';
import { redirect, sendError } from '../http/responses';
import { readBody } from '../http/body';
import { setConfidentialHeaders } from '../http/security-headers';
import { escapeHtml } from '../pages/escape-html';
import { messagePage, type Message, type MessagePageSetting } from '../pages/message-page';
import { sendPage } from '../pages/send-page';
import type { ReleasePreviews } from './release-previews';

const largestForm = 8 * 1024;
const toLiveSite = '<p><a href="/">To the live site</a></p>';

/** Serves the links that `npm run preview` prints, and the link that ends a preview. */
export class PreviewLinks {
  constructor(
    private readonly previews: ReleasePreviews,
    private readonly setting: MessagePageSetting,
    private readonly consoleHost: ConsoleHost,
  ) {}

  /** Shows a version from now on in this browser. */
  async enter(request: Request, response: Response): Promise<void> {
    const token = request.path.slice(previewAddress.length);
    const preview = this.previews.read(token);
    const loaded = preview && isOpen(preview) ? await this.previews.load(preview) : undefined;
    if (!preview || !loaded) return this.refuse(request, response, preview);
    setConfidentialHeaders(response);
    // Its cookie is one host's: where the version is to be seen.
    const isConsole = scopeOf(loaded.release) === consoleScope;
    if (this.consoleHost.leadsElsewhere(request, response, isConsole)) return;
    this.previews.begin(response, preview, token);
    redirect(response, 303, firstPageOf(loaded.release) ?? '/');
  }

  /** Ends the preview, on the page where the visitor is. */
  async leave(request: Request, response: Response): Promise<void> {
    if (!isSameOrigin(request, true)) return sendError(response, 403, 'This was sent by a page of another site.');
    const form = new URLSearchParams(await readBody(request, response, largestForm));
    this.previews.end(request, response);
    redirect(response, 303, pathOnThisSite(form.get('to')));
  }

  private async refuse(request: Request, response: Response, preview: ReleasePreview | null): Promise<void> {
    const page = messagePage(this.setting, this.refusal(preview));
    await sendPage(request, response, { ...page, confidential: true });
  }

  private refusal(preview: ReleasePreview | null): Message {
    if (!this.previews.areOffered) {
      const text = `<p>This server shows none: it has no RELEASE_PREVIEW_SECRET.</p>${toLiveSite}`;
      return { status: 404, title: 'There are no previews here', text };
    }
    if (!preview) {
      const text = `<p>The link may be incomplete. Ask for it again.</p>${toLiveSite}`;
      return { status: 403, title: 'This preview link is not valid', text };
    }
    if (!isOpen(preview)) {
      return { status: 410, title: 'This preview has expired', text: `<p>Ask for a new link.</p>${toLiveSite}` };
    }
    const name = `${preview.app} ${escapeHtml(preview.version)}`;
    const text = `<p>${name} is not there anymore, or this server can’t run it. Ask for a link to another version.</p>${toLiveSite}`;
    return { status: 410, title: 'This version can’t be shown', text };
  }
}

const isOpen = ({ expiresAt }: ReleasePreview): boolean => expiresAt.getTime() > Date.now();

function pathOnThisSite(text: string | null): string {
  const base = 'http://here';
  if (!text?.startsWith('/') || !URL.canParse(text, base)) return '/';
  const { origin, pathname, search } = new URL(text, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search : '/';
}
