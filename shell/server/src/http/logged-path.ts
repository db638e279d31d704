/** A preview's token shows what is not public yet, and that of a password link sets somebody's password. */
const token = /^(\/preview\/|\/release-preview\/|\/api\/previews\/|\/admin\/(?:invitation|reset)\/).+/;

/** A path without its secrets, for the log. */
export const loggedPath = (path: string): string => path.replace(token, '$1…');

export const holdsToken = (path: string): boolean => token.test(path);
