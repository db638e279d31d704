import { IsNotEmpty, IsOptional, IsString, Matches, MinLength, ValidateBy } from 'class-validator';
import * as limits from './limits';
import { IsSitePath, simpleEmail } from './rules/addresses';
import { MaxLength } from './rules/lengths';
import { atLeast, atMost, required } from './rules/messages';
import { IsText } from './rules/text';
import { BlankToNull, Trim, TrimIdentifier } from './rules/transforms';

const emailRule = { message: 'Please enter a valid email address' };

/** A visitor's message as `POST /api/contact` takes it. */
export class ContactInput {
  @ValidateBy(
    { name: 'isNameLongEnough', validator: { validate: (_, args) => isNameLongEnough(args?.object) } },
    atLeast('Name', limits.contactName.min),
  )
  @IsText('First name', limits.personName)
  @IsNotEmpty(required('First name'))
  @Trim()
  firstName!: string;

  /** May be empty: the form asks for one name. */
  @MaxLength(limits.personName, atMost('Last name', limits.personName))
  @IsString(required('Last name'))
  @Trim()
  lastName!: string;

  @Matches(simpleEmail, emailRule)
  @MaxLength(limits.email, atMost('Email', limits.email))
  @IsString(emailRule)
  @TrimIdentifier()
  email!: string;

  @IsText('Company', limits.company)
  @IsOptional()
  @BlankToNull()
  company?: string | null;

  @IsText('Phone', limits.phone)
  @IsOptional()
  @BlankToNull()
  phone?: string | null;

  @MinLength(limits.contactSubject.min, atLeast('Subject', limits.contactSubject.min))
  @IsText('Subject', limits.contactSubject.max)
  @IsOptional()
  @BlankToNull()
  subject?: string | null;

  @MaxLength(limits.contactMessage.max, atMost('Message', limits.contactMessage.max))
  @MinLength(limits.contactMessage.min, atLeast('Message', limits.contactMessage.min))
  @IsString(required('Message'))
  @Trim()
  message!: string;

  /** Path of the page that led to the form, where it is known. */
  @IsSitePath({ message: 'Source page must be a path of this site' })
  @IsText('Source page', limits.address)
  @IsOptional()
  @BlankToNull()
  sourcePage?: string | null;

  /** Hidden from people. Whatever fills it is a machine, and its message is dropped. */
  @IsText('Website', limits.address)
  @IsOptional()
  website?: string | null;
}

function isNameLongEnough(input: object | undefined): boolean {
  const { firstName, lastName } = input as Partial<ContactInput>;
  return `${firstName ?? ''} ${lastName ?? ''}`.trim().length >= limits.contactName.min;
}
