/** The Monday of a week, such as "Jan 5", wherever one is: weeks go by UTC. */
export const weekName = (week = ''): string =>
  new Date(week).toLocaleDateString(undefined, { timeZone: 'UTC', month: 'short', day: 'numeric' });
