import type { SiteConfig } from '@site/federation';

export type SocialNetwork = keyof SiteConfig['social'];

export const socialNames: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
};

const outlines: Record<SocialNetwork, string> = {
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  linkedin:
    'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM4 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  youtube: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM10 15l5-3-5-3z',
};

/** Small, at the mark's upper right: what its link opens is in a new tab. */
const newTabArrow = 'M26 8l5-5h-4m4 0v4';

/** A network's mark in the hand of the drawings. Its link needs a name. */
export const SocialIcon = ({ network }: { network: SocialNetwork }) => (
  <svg
    width="27"
    height="20"
    viewBox="0 0 32 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={outlines[network] + newTabArrow} />
  </svg>
);
