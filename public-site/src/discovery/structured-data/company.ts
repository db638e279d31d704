import type { SiteConfig } from '@site/federation';
import type { Site } from '../../shared/site-context';
import type { Thing } from './json-ld';

/** Refers to the company that the home page describes. */
export const companyReference = ({ config, origin }: Site): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: config.name,
  url: `${origin}/`,
  logo: `${origin}/icon-512x512.png`,
});

/** `description`: in words that the page says, too. */
export function company(site: Site, description?: string): Thing {
  const { phone, email, social } = site.config;
  const networks = Object.values(social).filter(Boolean);
  return {
    ...companyReference(site),
    ...(description && { description }),
    telephone: phone,
    email,
    address: postalAddress(site.config),
    ...(networks.length > 0 && { sameAs: networks }),
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', telephone: phone, email },
  };
}

/** The 50, the District of Columbia and the territories. */
const states = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA ' +
    'RI SC SD TN TX UT VT VA WA WV WI WY DC AS GU MP PR VI'
  ).split(' '),
);

/** Street, town, state and ZIP code. */
const american = /^(.+), ([^,]+),? ([A-Z]{2}),? (\d{5}(?:-\d{4})?)(?:,? (?:USA?|United States(?: of America)?))?$/;

/** Of an address elsewhere, or that is written otherwise, only the whole is known, not which part is the town. */
export function postalAddress({ address: given, country }: SiteConfig): Thing {
  const address = given.trim().replace(/\s+/g, ' ');
  const [, street, town, state = '', zip] = american.exec(address) ?? [];
  const isSplit = country?.code === 'US' && states.has(state);
  return {
    '@type': 'PostalAddress',
    streetAddress: isSplit ? street : address,
    ...(isSplit && { addressLocality: town, addressRegion: state, postalCode: zip }),
    ...(country && { addressCountry: country.code }),
  };
}

export const webSite = ({ config, origin }: Site): Thing => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: config.name,
  url: `${origin}/`,
  inLanguage: 'en',
  publisher: { '@id': `${origin}/#organization` },
});
