import type { IncomingMessage } from 'node:http';
import { colorSchemes, themeIn, type ColorScheme } from '@site/federation';
import { isDocument, type Page } from './page';
import { PageContent } from './page-content';

/** The colours that a visitor has chosen; undefined while the system decides. */
export const chosenColours = ({ headers }: IncomingMessage): ColorScheme | undefined =>
  headers.cookie === undefined ? undefined : themeIn(headers.cookie);

/** The document's root, which the styles go by. */
export const rootTag = (choice?: ColorScheme): string => `<html lang="en"${choice ? ` data-theme="${choice}"` : ''}>`;

/** Colours of the browser's own surfaces: the site's paper. */
export const colourTags = (choice?: ColorScheme): string =>
  [
    '<meta name="color-scheme" content="light dark">',
    ...colorSchemes.map((scheme) => {
      const always = scheme === choice ? 'all' : 'not all';
      const media = choice ? always : `(prefers-color-scheme: ${scheme})`;
      return `<meta name="theme-color" data-scheme="${scheme}" media="${media}" content="${paper[scheme]}">`;
    }),
  ].join('\n');

const paper: Record<ColorScheme, string> = { light: '#f5f8fd', dark: '#0a1124' };

/** The same page in the colours that its visitor has chosen. Whatever is no document has none. */
export function inColours(page: Page, choice: ColorScheme | undefined): Page {
  if (!choice || !isDocument(page)) return page;
  return { ...page, content: contentIn(page.content, choice), etag: page.etag.replace(/"$/, `-${choice}"`) };
}

/** By content, which a page that is drawn anew without a change has from before: each is made and compressed once. */
const coloured = new WeakMap<PageContent, Map<ColorScheme, PageContent>>();

function contentIn(content: PageContent, choice: ColorScheme): PageContent {
  const known = coloured.get(content) ?? new Map<ColorScheme, PageContent>();
  coloured.set(content, known);
  const made = known.get(choice) ?? colour(content, choice);
  known.set(choice, made);
  return made;
}

/** The shell's own words are the first of their kind in a document: what a release or an author wrote comes after them. */
const colour = ({ text }: PageContent, choice: ColorScheme): PageContent =>
  new PageContent(text.replace(rootTag(), rootTag(choice)).replace(colourTags(), colourTags(choice)));
