import type { UserDetails } from '@site/api-client/admin';

/** What is seldom done. */
type FurtherTask = 'invite' | 'reset' | 'remove second factor';

export type UserTask = 'edit' | 'delete' | FurtherTask;

/** What can be done with a user beside editing and deleting: the API refuses the rest. */
export function furtherTasks({ isActive, hasPassword, hasSecondFactor }: UserDetails): FurtherTask[] {
  return [
    ...(isActive ? [hasPassword ? ('reset' as const) : ('invite' as const)] : []),
    ...(hasSecondFactor ? ['remove second factor' as const] : []),
  ];
}

export const taskLabels: Record<FurtherTask, string> = {
  invite: 'Send invitation',
  reset: 'Send password reset',
  'remove second factor': 'Remove second factor',
};
