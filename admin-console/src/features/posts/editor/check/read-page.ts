import { manyChapters, outline } from '@site/contracts';

/** What a check looks at in a post's text, in the text's order. */
export interface PageFacts {
  headings: { level: number; text: string }[];
  pictures: { address: string; alternative: string }[];
  /** An address that the page leaves out is empty. */
  links: { text: string; address: string }[];
  /** Hashes of the text's chapters, where the page gives them any. */
  places: string[];
}

/** Where a post of this slug is, or will be. */
export const pageOf = (slug: string): string => `${window.location.origin}/blog/${encodeURIComponent(slug)}`;

/** `html` is what the API makes of the content. */
export function readPage(html: string): PageFacts {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const { entries } = outline(html);
  return {
    headings: [...body.querySelectorAll('h2, h3, h4, h5, h6')].map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: textOf(heading),
    })),
    pictures: [...body.querySelectorAll('img')].map((picture) => ({
      address: attribute(picture, 'src'),
      alternative: attribute(picture, 'alt'),
    })),
    links: [...body.querySelectorAll('a')].map((link) => ({
      text: textOf(link) || attribute(link.querySelector('img'), 'alt'),
      address: attribute(link, 'href'),
    })),
    places: entries.length >= manyChapters ? entries.map(({ id }) => `#${id}`) : [],
  };
}

const textOf = ({ textContent }: Element): string => textContent.replace(/\s+/g, ' ').trim();

const attribute = (element: Element | null, name: string): string => element?.getAttribute(name)?.trim() ?? '';
