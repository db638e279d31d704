import { signInCookies } from '@site/contracts';
import { appScopes, bucketCookie, previewCookie, themeCookieDays, themeCookieName } from '@site/federation';
import { days } from './durations';

export interface CookieFacts {
  names: readonly string[];
  purpose: string;
  stays: string;
}

const { session, hint, device } = signInCookies;

/** All that this site can set, by the constants of the code that sets them. */
export const cookies: CookieFacts[] = [
  {
    names: [themeCookieName],
    purpose: 'Your choice of light or dark colors. Set when you press the switch.',
    stays: `${days(themeCookieDays)}, or until you go back to the colors of your system`,
  },
  {
    names: [bucketCookie.name],
    purpose:
      'A number from 0 to 99, drawn at random. Set only while we try out a new version of the site on some visitors, so that you stay on one version.',
    stays: days(bucketCookie.days),
  },
  {
    names: [...Object.keys(appScopes), '…'].map(previewCookie),
    purpose: 'A version that is not public yet. Set only when you open a link to a preview.',
    stays: 'As long as the preview, or until you leave it',
  },
  {
    names: [session.name, hint.name],
    purpose: 'For our staff: the session of someone who signs in, and a mark that there is one.',
    stays: `${days(session.hours / 24)} from signing in, or until logout`,
  },
  {
    names: [device.name],
    purpose:
      'For our staff: a device that someone has signed in on, so that strangers’ guesses can’t lock its owner out.',
    stays: `${days(device.days)} from signing in`,
  },
];
