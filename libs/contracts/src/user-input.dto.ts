import { IsBoolean, IsEmail, IsIn, IsNotEmpty, IsOptional, IsString, MinLength } from 'class-validator';
import * as limits from './limits';
import { MaxLength } from './rules/lengths';
import { atLeast, atMost, required } from './rules/messages';
import { IsText } from './rules/text';
import { BlankToAbsent, Trim, TrimIdentifier } from './rules/transforms';
import { userRoles, type UserRole } from './user-role';

const emailRule = { message: 'Valid email is required' };

/** What a person is called and reached by. */
export class PersonInput {
  @IsEmail({}, emailRule)
  @MaxLength(limits.email, atMost('Email', limits.email))
  @IsString(emailRule)
  @TrimIdentifier()
  email!: string;

  @IsText('First name', limits.personName)
  @IsNotEmpty(required('First name'))
  @Trim()
  firstName!: string;

  @IsText('Last name', limits.personName)
  @IsNotEmpty(required('Last name'))
  @Trim()
  lastName!: string;
}

/** A user as the dialog sends it. On an update an absent password, role or isActive stays as it is. */
export class UserInput extends PersonInput {
  @MinLength(limits.username.min, atLeast('Username', limits.username.min))
  @IsText('Username', limits.username.max)
  @IsNotEmpty(required('Username'))
  @TrimIdentifier()
  username!: string;

  @MinLength(limits.password.min, atLeast('Password', limits.password.min))
  @IsText('Password', limits.password.max)
  @IsOptional()
  @BlankToAbsent()
  password?: string | null;

  @IsIn(userRoles, { message: 'Role must be admin or user' })
  @IsOptional()
  role?: UserRole;

  @IsBoolean({ message: 'Active must be true or false' })
  @IsOptional()
  isActive?: boolean;
}
