import { ValidateBy, type ValidationOptions } from 'class-validator';

/** The simple address pattern of the contact form. Takes linear time, also for what is no address. */
export const simpleEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Characters that need no escaping in an address; "." and ".." mean folders there. */
const slugPattern = /^(?!\.{1,2}$)[A-Za-z0-9\-_.~]+$/;

/** What the site answers under /blog/ beside posts. A post of that name would never be seen. */
export const reservedSlugs = ['feed.xml'];

/** What is wrong with a slug, whether or not another post has it; null for a good one. */
export function slugProblem(slug: string): string | null {
  if (reservedSlugs.includes(slug)) return `The blog itself uses the address ${slug}. Choose another slug.`;
  if (slugPattern.test(slug)) return null;
  return 'Slug may contain only letters, digits, hyphens, dots, underscores and tildes';
}

/** Accepts what can stand behind /blog/ and name a post there. */
export const IsSlug = () =>
  ValidateBy({
    name: 'isSlug',
    validator: {
      validate: (value) => typeof value === 'string' && slugProblem(value) === null,
      defaultMessage: (args) => slugProblem(String(args?.value)) ?? '',
    },
  });

/** A path of this site. Browsers read "//" and "/\" as the start of another site's address. */
const sitePath = /^\/(?![/\\])\S*$/;

const isSitePath = (value: unknown): value is string => typeof value === 'string' && sitePath.test(value);

/** Accepts a path of this site. */
export const IsSitePath = (options: ValidationOptions) =>
  ValidateBy({ name: 'isSitePath', validator: { validate: isSitePath } }, options);

/** Accepts an http(s) address or a path of this site. */
export function IsMediaAddress(options: ValidationOptions) {
  return ValidateBy({ name: 'isMediaAddress', validator: { validate: isMediaAddress } }, options);
}

/** Whether a browser can be sent there: an http(s) address or a path of this site. */
export function isMediaAddress(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  if (sitePath.test(value)) return true;
  return /^https?:\/\/\S+$/i.test(value) && isUrl(value);
}

function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
