import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Loads a new document: for addresses that another app or the API serves. */
  reloadDocument?: boolean;
  /** Kept with the address in the history, for the screen that it leads to. */
  state?: unknown;
}

/** Of the one hint that tells screen readers of all links that open in a new tab. */
const newTabHint = 'new-tab';

/** Once on a page with such links. */
export const NewTabHint = () => (
  <span id={newTabHint} hidden>
    Opens in a new tab
  </span>
);

/** Every link: within the app by the router, elsewhere in a new tab, which an `ArrowUpRight` tells those who see. */
export const SiteLink = ({ href, reloadDocument, state, children, ...rest }: SiteLinkProps) => {
  if (/^https?:\/\//.test(href)) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" aria-describedby={newTabHint} {...rest}>
        {children}
      </a>
    );
  }
  if (reloadDocument || !href.startsWith('/')) {
    return (
      <a href={href} aria-describedby={rest.target === '_blank' ? newTabHint : undefined} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} state={state} discover="none" {...rest}>
      {children}
    </Link>
  );
};
