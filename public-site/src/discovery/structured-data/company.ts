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

export function company(site: Site): Thing {
  const { phone, address, email, social } = site.config;
  return {
    ...companyReference(site),
    telephone: phone,
    email,
    address,
    sameAs: Object.values(social).filter(Boolean),
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', telephone: phone, email },
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
