import { codeSpans } from './markdown';
import { files, read } from './workspace';

const text = /(\.(tsx?|[cm]?jsx?|json|ya?ml|conf|sh|sql|html|css|example)|(^|\/)(Dockerfile|\.nxignore|run))$/;
/** What these name is not evidence that it exists. */
const ignored = /^package-lock\.json$|^tools\/ci\/documents/;

/** Names of Postgres, npm and Node that our source does not use. */
const foreign = ['pg_dump', 'BitmapAnd', 'log_statement_stats', 'EBADENGINE', 'insecureHTTPParser'];

let known: Set<string> | undefined;

/** Identifiers and settings in the code spans of a document that occur nowhere in the source. */
export const unknownIdentifiers = (documentText: string): string[] =>
  codeSpans(documentText)
    .flatMap(identifiersIn)
    .filter((name) => !sourceWords().has(name) && !foreign.includes(name));

/** `name`, `name(arguments)`, `@Name()`, `name.part`, `SETTING=value`; of these only names with a capital letter or `_`, no beginnings of names. */
export function identifiersIn(code: string): string[] {
  const [, names = ''] = /^@?([\w$]+(?:\.[\w$]+)*)(?:\(.*\)|=\S*)?$/.exec(code) ?? [];
  return names.split('.').filter((name) => /^[A-Za-z_$].*[^_]$/.test(name) && /[A-Z_]/.test(name));
}

function sourceWords(): Set<string> {
  known ??= new Set(files.filter(isSource).flatMap((file) => read(file).match(/[\w$]+/g) ?? []));
  return known;
}

const isSource = (file: string): boolean => text.test(file) && !ignored.test(file);
