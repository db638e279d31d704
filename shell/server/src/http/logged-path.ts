/** A path as the log may know it: whoever has the token of a preview may read what is not public yet. */
export const loggedPath = (path: string): string => path.replace(/^(\/preview\/|\/api\/previews\/).+/, '$1…');
