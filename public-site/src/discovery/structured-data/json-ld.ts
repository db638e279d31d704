/** Something that schema.org has a word for. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** A data block: it is never executed, and nothing in it can end its element. */
export const jsonLdElement = (things: Thing[]): string => {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
};
