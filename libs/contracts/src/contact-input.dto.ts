import { IsNotEmpty, IsOptional, IsString, Matches, MinLength, ValidateBy } from 'class-validator';
import { limits } from './limits';
import { IsSitePath, simpleEmail } from './rules/addresses';
import { MaxLength } from './rules/lengths';
import { atLeast, atMost, isText, required } from './rules/messages';
import { BlankToNull, Trim } from './rules/transforms';

const emailRule = { message: 'Please enter a valid email address' };

/** A visitor's message as `POST /api/contact` takes it. */
export class ContactInput {
  @ValidateBy(
    { name: 'isNameLongEnough', validator: { validate: (_, args) => isNameLongEnough(args?.object) } },
    atLeast('Name', limits.contactName.min),
  )
  @MaxLength(limits.personName, atMost('First name', limits.personName))
  @IsString(isText('First name'))
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
  @Trim()
  email!: string;

  @MaxLength(limits.company, atMost('Company', limits.company))
  @IsString(isText('Company'))
  @IsOptional()
  @BlankToNull()
  company?: string | null;

  @MaxLength(limits.phone, atMost('Phone', limits.phone))
  @IsString(isText('Phone'))
  @IsOptional()
  @BlankToNull()
  phone?: string | null;

  @MaxLength(limits.contactSubject.max, atMost('Subject', limits.contactSubject.max))
  @MinLength(limits.contactSubject.min, atLeast('Subject', limits.contactSubject.min))
  @IsString(isText('Subject'))
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
  @MaxLength(limits.address, atMost('Source page', limits.address))
  @IsString(isText('Source page'))
  @IsOptional()
  @BlankToNull()
  sourcePage?: string | null;

  /** Hidden from people. Whatever fills it is a machine, and its message is dropped. */
  @MaxLength(limits.address, atMost('Website', limits.address))
  @IsString(isText('Website'))
  @IsOptional()
  website?: string | null;
}

function isNameLongEnough(input: object | undefined): boolean {
  const { firstName, lastName } = input as Partial<ContactInput>;
  return `${firstName ?? ''} ${lastName ?? ''}`.trim().length >= limits.contactName.min;
}
