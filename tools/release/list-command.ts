/** The command that lists what is live at an address; undefined: on this machine. */
export const listCommand = (to: string | undefined): string => `npm run releases${to ? ` -- --to ${to}` : ''}`;
