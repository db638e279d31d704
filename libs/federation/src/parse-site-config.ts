import { type Country, defaultSiteConfig, type SiteConfig } from './site-config';

type Facts = { [key: string]: string | Facts };

/** A site configuration file is invalid; the message says why. */
export class SiteConfigProblem extends Error {}

const required = ['name', 'phone', 'address', 'email', 'schedulingUrl'] as const;

/** What a file may leave out draws nothing: no fact of the default company may stand beside another's. */
const unsaid: SiteConfig = {
  ...defaultSiteConfig,
  ...{ name: '', phone: '', address: '', email: '', schedulingUrl: '' },
  social: { facebook: '', linkedin: '', youtube: '' },
  mapNote: '',
  country: { code: '', name: '' },
};

/** A company's facts. Throws SiteConfigProblem where the text does not fit, or lacks what every page says. */
export function parseSiteConfig(text: string, file: string): SiteConfig {
  const given = parse(text, file);
  const merged = merge(unsaid as unknown as Facts, given, file, []) as unknown as SiteConfig;
  const missing = required.filter((fact) => !merged[fact].trim());
  if (missing.length > 0) throw new SiteConfigProblem(`${file} must give ${missing.join(', ')}.`);
  checkAddresses(merged, file);
  checkCountry(merged, file);
  const { delivery } = merged.contact;
  if (delivery !== 'send' && delivery !== 'simulate') {
    throw new SiteConfigProblem(`contact.delivery in ${file} is "${String(delivery)}": it must be send or simulate.`);
  }
  return {
    ...merged,
    country: merged.country?.code ? merged.country : countryAt(merged.address),
    ...(!Object.hasOwn(given as object, 'mapUrl') && { map: 'none' as const }),
  };
}

/** An address that ends in a state and a ZIP code says it; of any other, only its file can. */
const countryAt = (address: string): Country | undefined =>
  /\b[A-Z]{2},? \d{5}(-\d{4})?(,? (USA?|United States.*))?$/.test(address.trim())
    ? defaultSiteConfig.country
    : undefined;

function checkAddresses({ phone, email, schedulingUrl, social, mapUrl }: SiteConfig, file: string): void {
  const check = (name: string, value: string, rule: string, fits: boolean) => {
    if (!fits) throw new SiteConfigProblem(`${name} in ${file} is "${value}": it must be ${rule}.`);
  };
  check('phone', phone, 'a number to dial as it is written, such as +44 20 7946 0018', isDialled(phone));
  check('email', email, 'an address such as hello@example.com', isEmail(email));
  const web = 'an address that begins with https:// or http://';
  check('schedulingUrl', schedulingUrl, web, isWebAddress(schedulingUrl));
  for (const [network, address] of Object.entries(social)) {
    check(`social.${network}`, address, `${web}, or empty`, address === '' || isWebAddress(address));
  }
  // No page or upload of this site may be framed.
  check('mapUrl', mapUrl, `${web}, or empty`, mapUrl === '' || isWebAddress(mapUrl));
}

/** One address that stands in a mailto: link and in a header as it is, at a host with a dot. */
const isEmail = (text: string): boolean =>
  /^(?!\.|.*\.[.@])[^\s@:;,<>()"?#%\\[\]]+@([\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u.test(text);

/** Its digits are: letters, an extension, or a zero that is dialled within the country alone would lead elsewhere. */
const isDialled = (phone: string): boolean =>
  !/[\p{L}#,;]|(?:\+|\b00).*\(0\)/u.test(phone) && /^\+?\d+$/.test(phone.replace(/[^+\d]/g, ''));

/** Both or neither: the code of one must not stand beside the name of another. */
function checkCountry({ country = { code: '', name: '' } }: SiteConfig, file: string): void {
  const isWhole = /^[A-Z]{2}$/.test(country.code) && country.name.trim() !== '';
  if (isWhole || (!country.code && !country.name)) return;
  throw new SiteConfigProblem(`country in ${file} must have a code of two capital letters (ISO 3166-1) and a name.`);
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SiteConfigProblem(
      `SITE_CONFIG names ${file}, which can’t be read as JSON (${(error as Error).message}).`,
    );
  }
}

/** Accepts only keys that the defaults have, with values of the same type. */
function merge(defaults: Facts, given: unknown, file: string, path: string[]): Facts {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new SiteConfigProblem(`${path.join('.') || 'The content'} in ${file} must be an object.`);
  }
  const merged = { ...defaults };
  for (const [key, value] of Object.entries(given)) {
    const name = [...path, key].join('.');
    const known = Object.hasOwn(defaults, key) ? defaults[key] : undefined;
    if (known === undefined) throw new SiteConfigProblem(`${file} has ${name}, which is not a fact of the site.`);
    if (typeof known === 'object') merged[key] = merge(known, value, file, [...path, key]);
    else if (typeof value === 'string') merged[key] = value;
    else throw new SiteConfigProblem(`${name} in ${file} must be text.`);
  }
  return merged;
}
