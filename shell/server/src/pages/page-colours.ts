import type { IncomingMessage } from 'node:http';
import { colorSchemes, themeIn, type ColorScheme } from '@site/federation';
import { CompressedBody } from '@site/response-cache';
import { palettes } from '@site/palette';
import { isDocument, type Page } from './page';

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
      return `<meta name="theme-color" data-scheme="${scheme}" media="${media}" content="${palettes[scheme].paper}">`;
    }),
  ].join('\n');

/** The same page in the visitor's colours. Resources other than documents have none. */
export function inColours(page: Page, choice: ColorScheme | undefined): Page {
  if (!choice || !isDocument(page)) return page;
  return { ...page, content: contentIn(page.content, choice), etag: page.etag.replace(/"$/, `-${choice}"`) };
}

/** By content, which survives a render without changes: each is created and compressed once. */
const coloured = new WeakMap<CompressedBody, Map<ColorScheme, CompressedBody>>();

function contentIn(content: CompressedBody, choice: ColorScheme): CompressedBody {
  const known = coloured.get(content) ?? new Map<ColorScheme, CompressedBody>();
  coloured.set(content, known);
  const made = known.get(choice) ?? colour(content, choice);
  known.set(choice, made);
  return made;
}

/** The first match in a document is the shell's own markup: a release's or an author's comes after it. */
function colour({ plain }: CompressedBody, choice: ColorScheme): CompressedBody {
  const text = String(plain).replace(rootTag(), rootTag(choice)).replace(colourTags(), colourTags(choice));
  return new CompressedBody(Buffer.from(text));
}
