/** What can be done about a canary. */
export type CanaryTask = 'advance' | 'promote' | 'hold' | 'resume' | 'withdraw';
