import { IsIn, IsOptional, IsString } from 'class-validator';
import * as limits from './limits';
import { ListQuery } from './list-query.dto';
import { MaxLength } from './rules/lengths';
import { IsMoment } from './rules/moments';
import { IsText } from './rules/text';
import { BlankToAbsent, Trim } from './rules/transforms';

/** What an entry of the audit log is about. */
export const auditTargets = ['session', 'user', 'post', 'message', 'other'] as const;
export type AuditTarget = (typeof auditTargets)[number];

export const auditTargetLabels: Record<AuditTarget, string> = {
  session: 'Sign-in',
  user: 'User',
  post: 'Post',
  message: 'Message',
  other: 'Other',
};

const momentRule = (label: string) => ({
  message: `${label} must be a date or a time, such as 2026-11-20T18:00:00Z`,
});

/** Which entries of the audit log are wanted. */
export class AuditQuery extends ListQuery {
  /** Part of the name of who did it. */
  @IsText('Actor', limits.username.max)
  @IsOptional()
  @BlankToAbsent()
  @Trim()
  actor?: string;

  @IsText('Action', limits.auditAction)
  @IsOptional()
  @BlankToAbsent()
  action?: string;

  @IsIn(auditTargets, { message: 'Target must be session, user, post, message or other' })
  @IsOptional()
  @BlankToAbsent()
  target?: AuditTarget;

  @IsText('Target', limits.username.max)
  @IsOptional()
  @BlankToAbsent()
  targetId?: string;

  /** The first moment that counts. */
  @IsMoment(momentRule('From'))
  @MaxLength(limits.instant, momentRule('From'))
  @IsString(momentRule('From'))
  @IsOptional()
  @BlankToAbsent()
  from?: string;

  /** The moment before which it ends. */
  @IsMoment(momentRule('To'))
  @MaxLength(limits.instant, momentRule('To'))
  @IsString(momentRule('To'))
  @IsOptional()
  @BlankToAbsent()
  to?: string;
}
