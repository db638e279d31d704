import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Loads a new document: for addresses that another app or the API serves. */
  reloadDocument?: boolean;
  /** Kept with the address in the history, for the screen that it leads to. */
  state?: unknown;
}

/** Every link: within the app by the router, elsewhere in a new tab. */
export const SiteLink = ({ href, reloadDocument, state, children, ...rest }: SiteLinkProps) => {
  if (/^https?:\/\//.test(href)) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    );
  }
  if (reloadDocument || !href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} state={state} {...rest}>
      {children}
    </Link>
  );
};
