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

/** Of an address only the whole is known, not which part is the town. */
export const postalAddress = (address: string, country?: string): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: address,
  ...(country && { addressCountry: country }),
});

export const webSite = ({ config, origin }: Site): Thing => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: config.name,
  url: `${origin}/`,
  inLanguage: 'en',
  publisher: { '@id': `${origin}/#organization` },
});
