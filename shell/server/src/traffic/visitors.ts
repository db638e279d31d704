import type { IncomingMessage } from 'node:http';
import type { Exchange } from '../http/exchange';
import { cookieName, readCookie, setCookie } from '../http/cookies';
import type { LiveSet } from '../releases/live-set';
import { nameOf } from '../releases/loaded-release';
import { DrawDeck, isDrawnFor, readDraw, type Draw } from './draw';
import type { ReleasePreviews } from './release-previews';
import type { Visit } from './visit';

const month = 30 * 24 * 60 * 60;

/** Decides, before the first byte of a response, which releases it comes from. */
export class Visitors {
  private readonly deck = new DrawDeck();
  private readonly drawCookie: string;

  constructor(private readonly options: { previews: ReleasePreviews; secureCookies: boolean }) {
    this.drawCookie = cookieName('release-draw', options.secureCookies);
  }

  /** Decides by the visitor's cookies: a preview, else a draw. */
  async recognise(exchange: Exchange, live: LiveSet): Promise<Visit> {
    const found = await this.options.previews.of(exchange);
    if (!found) return visitWith(live, readDraw(readCookie(exchange.request, this.drawCookie)));
    exchange.response.setHeader('X-Robots-Tag', 'noindex');
    return { live, set: live.with(found.loaded), preview: found.preview };
  }

  /** Gives each visitor of a page of an app with a canary a draw, stored in a cookie. */
  welcome({ request, response, path }: Exchange, visit: Visit): Visit {
    const { live, preview } = visit;
    if (live.canaries.size === 0) return visit;
    const app = live.answering(path)?.release.app;
    const isConcerned = app !== undefined && live.canaries.has(app);
    if (preview || !isConcerned || readDraw(readCookie(request, this.drawCookie)) !== undefined) return visit;
    const dealt = this.deck.deal();
    const { secureCookies: secure } = this.options;
    setCookie(response, { name: this.drawCookie, value: String(dealt), seconds: month, secure });
    return visitWith(live, dealt);
  }
}

/** False for visitors whose cookies can't select another release than the live one. */
export const bringsRelease = ({ headers }: IncomingMessage): boolean => headers.cookie?.includes('release-') ?? false;

function visitWith(live: LiveSet, draw: Draw | undefined): Visit {
  if (draw === undefined || live.canaries.size === 0) return { live, set: live, draw };
  const drawn = [...live.canaries.values()].filter(({ loaded, percent }) =>
    isDrawnFor(draw, { name: nameOf(loaded), percent }),
  );
  return { live, draw, set: drawn.length > 0 ? live.with(drawn.map(({ loaded }) => loaded)) : live };
}
