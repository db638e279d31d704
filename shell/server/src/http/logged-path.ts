/** Whoever has the token of a preview sees what is not public yet, and that of a link sets somebody's password. */
const token = /^(\/preview\/|\/release-preview\/|\/api\/previews\/|\/admin\/(?:invitation|reset)\/).+/;

/** A path as the log may know it. */
export const loggedPath = (path: string): string => path.replace(token, '$1…');

export const holdsToken = (path: string): boolean => token.test(path);
