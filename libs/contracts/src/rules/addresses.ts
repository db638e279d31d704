import { ValidateBy, type ValidationOptions } from 'class-validator';

/** The simple address pattern of the contact form. Takes linear time, also for what is no address. */
export const simpleEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Characters that need no escaping in an address; "." and ".." mean folders there. */
export const slugPattern = /^(?!\.{1,2}$)[A-Za-z0-9\-_.~]+$/;

/** A path of this site. Browsers read "//" and "/\" as the start of another site's address. */
const sitePath = /^\/(?![/\\])\S*$/;

/** Accepts an http(s) address or a path of this site. */
export function IsMediaAddress(options: ValidationOptions) {
  return ValidateBy({ name: 'isMediaAddress', validator: { validate: isMediaAddress } }, options);
}

function isMediaAddress(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (sitePath.test(value)) return true;
  return /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);
}
