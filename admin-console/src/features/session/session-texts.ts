/** What a person reads when the session turns out to be missing or over. */
export const sessionTexts = {
  dashboard: 'Please log in to access the admin dashboard',
  features: 'Please log in to access admin features',
  expired: 'Session expired. Please log in again',
  userCall: 'You are logged out. Logging in again...',
} as const;
