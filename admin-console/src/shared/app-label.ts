/** Those that every product has. */
const labels = new Map([
  ['public-site', 'Site'],
  ['admin-console', 'Console'],
]);

/** An app as the screens call it: any other one by its own name. */
export const appLabel = (app: string): string => labels.get(app) ?? capital(app.replaceAll('-', ' '));

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
