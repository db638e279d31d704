import { limits } from '@site/contracts';
import { useSite } from '../../shared/site-context';
import { Chapter } from './chapter';
import { CookieTable } from './cookie-table';
import { days } from './durations';

export const Cookies = () => (
  <Chapter title="Cookies">
    <p>
      Reading sets none, except while we try out a new version of the site. None follows you to other sites, and none
      serves advertising. Over https each name begins with <code>__Host-</code>, which ties it to this site.
    </p>
    <CookieTable />
  </Chapter>
);

export const OwnStorage = () => (
  <Chapter title="Storage of your browser">
    <p>These, too, stay on your device. Only a post’s text is sent to us as well.</p>
    <ul>
      <li>
        Your choice of light or dark, so that all open tabs follow it. It stays until you go back to the colors of your
        system.
      </li>
      <li>
        What you have typed into a form and not sent, and how far you have scrolled. A reload loses neither. Both end
        with the tab.
      </li>
      <li>
        For our staff: the text of a post that is not saved. We store it, too, so that it is on their other devices. It
        is deleted when it is saved or thrown away, or else after {days(limits.unsavedDays)}: on the device, when they
        next sign in or open a post.
      </li>
      <li>
        For our staff: the last five places in the console that its search led to, how dense they like the list of
        posts, and whether they see a preview beside the text. This stays until the browser’s storage is cleared.
      </li>
    </ul>
  </Chapter>
);

export function OtherSites() {
  const mapHost = useMapHost();
  return (
    <Chapter title="Other companies">
      <p>
        The text, the fonts, the scripts and the drawings of a page come from this site, and from nobody else. Some
        pages also show things that are stored elsewhere:
      </p>
      <ul>
        <li>A post, or a list of posts, may show pictures from other sites. Your browser gets them there.</li>
        <li>A post with a YouTube video gets the player from YouTube as the video comes into view.</li>
        {mapHost && <li>The contact page gets its map from {mapHost} as the map comes into view.</li>}
      </ul>
      <p>
        Whoever delivers such a thing sees your network address and the name of this site, but not the page that you
        read, and may set cookies of its own.
      </p>
      <p>
        Links to other sites, such as our calendar, take you there only when you follow them. Mail and phone links open
        a program of yours, and tell us nothing until you write or call.
      </p>
    </Chapter>
  );
}

/** Undefined where the map is ours. */
function useMapHost(): string | undefined {
  const { config, origin } = useSite();
  if (!config.mapUrl) return undefined;
  const map = new URL(config.mapUrl, origin);
  return map.origin === origin ? undefined : map.host;
}
