import { ForwardMigration } from './forward-migration';

/**
 * Searches compare what readers see of a post, and not its markup, and take characters for the same that readers do. No
 * function calls another one: where Postgres restores a dump, it finds none but its own.
 */
export class SearchText1767225600068 extends ForwardMigration {
  protected readonly statements = forward;
}

/** Each pattern in turn. None looks ahead or back: Postgres reads such a text once, however hostile it is. */
const replacing = (text: string, patterns: string[][]): string =>
  patterns.reduce((inner, [pattern, by]) => `regexp_replace(${inner}, '${pattern}', '${by}', 'gi')`, text);

/** The rest of a tag: within lines, or from one to the next where that is neither blank nor numbered, as headings are. */
const restOfTag = String.raw`(?:[^>\n]|\n[^>\n\r\d])*\n?>`;
const blockTag = String.raw`</?(?:p|pre|br|hr|h\d|div|blockquote|fig\w+|[uod]l|li|d[dt]|table|caption|t(?:head|body|foot|[rhd]))\M${restOfTag}`;
/** What nobody sees, comments and scripts, but for the last character of its end. The first quantifier makes it the shortest. */
const unseen = String.raw`<{1,1}?(?:!--|(?:script|style)\M).*?(?:--|</(?:script|style))`;

/** As they are compared. "&" is last: "&amp;lt;" shows as "&lt;". */
const entities = [
  ['lt', '<'],
  ['gt', '>'],
  ['nbsp', ' '],
  ['shy', ''],
  ...['ndash', 'mdash'].map((name) => [name, '-']),
  ...['quot', 'ldquo', 'rdquo'].map((name) => [name, '"']),
  ...['#39', 'apos', 'lsquo', 'rsquo'].map((name) => [name, `''`]),
  ['amp', '&'],
];

/** The text that a page shows of this HTML. */
function shownText(html: string): string {
  const withoutTags = replacing(html, [
    [unseen, '<!'],
    [blockTag, ' '],
    [`<[/a-z!]${restOfTag}`, ''],
  ]);
  return entities.reduce((text, [name, character]) => `replace(${text}, '&${name};', '${character}')`, withoutTags);
}

const blank = String.raw`\t-\r\u00A0\u2000-\u200A\u202F\u3000`;

/** To see that a letter is composed costs a third of composing it. */
const composed = (text: string): string =>
  `CASE WHEN ${text} IS NFC NORMALIZED THEN ${text} ELSE normalize(${text}, NFC) END`;

/** One spelling of what people take for the same text, as it is compared. */
function comparable(text: string): string {
  const foldings = [
    // A soft hyphen and others without a width.
    [String.raw`[\u00AD\u200B\u2060\uFEFF]`, ''],
    [`[${blank}][${blank} ]*| [${blank} ]+`, ' '],
    // Apostrophes, quotation marks and dashes, those of mathematics as well.
    ['[`\\u00B4\\u02BC\\u2018-\\u201B\\u2032\\u2039\\u203A]', `''`],
    [String.raw`[\u00AB\u00BB\u201C-\u201F\u2033]`, '"'],
    [String.raw`[\u2010-\u2015\u2212]`, '-'],
  ];
  return replacing(`lower(${text})`, foldings);
}

/** Between its fields stands what nobody types. */
const document = [
  ...['title', `coalesce(summary, '')`, 'array_to_string(tags, chr(31))'].map(composed),
  shownText(composed('content')),
].join(' || chr(31) || ');

const addDocument = (compression: string) =>
  `ALTER TABLE posts ADD COLUMN document text ${compression}
    GENERATED ALWAYS AS (post_document(title, summary, content, tags)) STORED`;

const forward = [
  `CREATE FUNCTION search_text(text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ SELECT ${comparable(composed('text'))} $$`,
  // Its indexes go with the column.
  `ALTER TABLE posts DROP COLUMN document`,
  `DROP INDEX posts_title_search_idx`,
  `CREATE OR REPLACE FUNCTION post_document(title text, summary text, content text, tags text[]) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT ${comparable(document)} $$`,
  `DO $$ BEGIN
    ${addDocument('COMPRESSION lz4')};
  EXCEPTION WHEN feature_not_supported THEN
    ${addDocument('')};
  END $$`,
  `CREATE INDEX posts_document_idx ON posts USING gin ("publishedAt", "updatedAt", document gin_trgm_ops)`,
  `CREATE INDEX posts_title_search_idx ON posts
    USING gin ("publishedAt", "updatedAt", search_text(title) gin_trgm_ops)`,
];
