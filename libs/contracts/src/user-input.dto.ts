import { IsBoolean, IsEmail, IsIn, IsNotEmpty, IsOptional, IsString, MinLength } from 'class-validator';
import { limits } from './limits';
import { MaxLength } from './rules/lengths';
import { atLeast, atMost, isText, required } from './rules/messages';
import { BlankToAbsent, Trim } from './rules/transforms';
import { userRoles, type UserRole } from './user-role';

const emailRule = { message: 'Valid email is required' };

/** What a person is called and reached by. */
export class PersonInput {
  @IsEmail({}, emailRule)
  @MaxLength(limits.email, atMost('Email', limits.email))
  @IsString(emailRule)
  @Trim()
  email!: string;

  @MaxLength(limits.personName, atMost('First name', limits.personName))
  @IsString(isText('First name'))
  @IsNotEmpty(required('First name'))
  @Trim()
  firstName!: string;

  @MaxLength(limits.personName, atMost('Last name', limits.personName))
  @IsString(isText('Last name'))
  @IsNotEmpty(required('Last name'))
  @Trim()
  lastName!: string;
}

/** A user as the dialog sends it. On an update an absent password, role or isActive stays as it is. */
export class UserInput extends PersonInput {
  @MaxLength(limits.username.max, atMost('Username', limits.username.max))
  @MinLength(limits.username.min, atLeast('Username', limits.username.min))
  @IsString(isText('Username'))
  @IsNotEmpty(required('Username'))
  @Trim()
  username!: string;

  @MaxLength(limits.password.max, atMost('Password', limits.password.max))
  @MinLength(limits.password.min, atLeast('Password', limits.password.min))
  @IsString(isText('Password'))
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
