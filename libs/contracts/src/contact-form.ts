import { IsOptional, Matches, MinLength } from 'class-validator';
import type { ContactInput } from './contact-input.dto';
import * as limits from './limits';
import { simpleEmail } from './rules/addresses';
import { MaxLength } from './rules/lengths';
import { atLeast, atMost } from './rules/messages';
import { Trim } from './rules/transforms';

/** What a visitor fills in on the contact page. */
export class ContactForm {
  @MaxLength(limits.contactName.max, atMost('Name', limits.contactName.max))
  @MinLength(limits.contactName.min, atLeast('Name', limits.contactName.min))
  @Trim()
  name!: string;

  @MaxLength(limits.contactSubject.max, atMost('Subject', limits.contactSubject.max))
  @MinLength(limits.contactSubject.min, atLeast('Subject', limits.contactSubject.min))
  @Trim()
  subject!: string;

  @Matches(simpleEmail, { message: 'Please enter a valid email address' })
  @MaxLength(limits.email, atMost('Email', limits.email))
  @Trim()
  email!: string;

  @MaxLength(limits.phone, atMost('Phone', limits.phone))
  @IsOptional()
  @Trim()
  phone?: string;

  @MaxLength(limits.contactMessage.max, atMost('Message', limits.contactMessage.max))
  @MinLength(limits.contactMessage.min, atLeast('Message', limits.contactMessage.min))
  @Trim()
  message!: string;

  /** The hidden field; see ContactInput. */
  @MaxLength(limits.address, atMost('Website', limits.address))
  @IsOptional()
  website?: string;
}

/** Turns the form into the request, with the path of the page that led to it. */
export function toContactInput(
  { name, subject, email, phone, message, website }: ContactForm,
  sourcePage?: string,
): ContactInput {
  const [firstName, lastName] = splitName(name);
  return { firstName, lastName, subject, email, phone, message, website, sourcePage };
}

/** At the first space that leaves room for both parts; a name that has none is cut where the first part is full. */
function splitName(name: string): [string, string] {
  const most = limits.personName;
  // Of characters: half of one is none.
  const letters = Array.from(name.trim().replace(/\s+/g, ' '));
  const fits = (at: number) => at <= most && letters.length - at - 1 <= most;
  const space = letters.findIndex((letter, at) => letter === ' ' && fits(at));
  const [end, next] = space < 0 ? [most, most] : [space, space + 1];
  return [letters.slice(0, end).join(''), letters.slice(next).join('').trim()];
}
