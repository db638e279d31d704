/** Whoever has a subscription's token can end it. A preview's token shows what is not public yet, and that of a password link sets somebody's password. */
const token =
  /^(\/preview\/|\/newsletter\/|\/release-preview\/|\/api\/(?:previews|newsletter)\/|\/admin\/(?:invitation|reset)\/).+/;

/** A path without its secrets, for the log. */
export const loggedPath = (path: string): string => path.replace(token, '$1…');

export const holdsToken = (path: string): boolean => token.test(path);
