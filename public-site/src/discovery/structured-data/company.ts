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
  const { phone, address, email, social } = site.config;
  return {
    ...companyReference(site),
    ...(description && { description }),
    telephone: phone,
    email,
    address: postalAddress(address),
    sameAs: Object.values(social).filter(Boolean),
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', telephone: phone, email },
  };
}

/** Street, town, state and ZIP code. */
const american = /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/;

/** Of an address that is written otherwise only the whole is known, not which part is the town. */
export function postalAddress(address: string, country?: string): Thing {
  const [, street, town, state, code] = american.exec(address) ?? [];
  const known = country ?? (town && 'US');
  return {
    '@type': 'PostalAddress',
    streetAddress: street ?? address,
    ...(town && { addressLocality: town, addressRegion: state, postalCode: code }),
    ...(known && { addressCountry: known }),
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
