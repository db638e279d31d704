/** A heading of a text, and where it can be linked to. */
export interface OutlineEntry {
  id: string;
  text: string;
}

/** So many chapters are more than one sees at a glance: from then on a page lists them, and gives each its place. */
export const manyChapters = 4;

/** Names of places that a document has, or an article's page. */
const taken = ['content', 'more', 'contents', 'offer', 'new-tab', 'root', 'shell-data'];

/** A text's chapters, and its HTML with a place for links at each. The API's own headings have no attributes. */
export function outline(html: string): { html: string; entries: OutlineEntry[] } {
  const used = new Set(taken);
  const entries: OutlineEntry[] = [];
  const withPlaces = html.replace(/<h2>(.*?)<\/h2>/gs, (_, heading: string) => {
    const text = plain(heading);
    const name = nameOf(text);
    let id = name;
    for (let copy = 2; used.has(id); copy += 1) id = `${name}-${copy}`;
    used.add(id);
    if (text) entries.push({ id, text });
    return `<h2 id="${id}">${heading}</h2>`;
  });
  return { html: withPlaces, entries };
}

/** The API's HTML has no other entities. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();

/** Letters and digits of any script. */
const nameOf = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-') ?? 'chapter';
