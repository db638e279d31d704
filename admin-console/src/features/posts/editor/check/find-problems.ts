import { manyChapters, type PostInput } from '@site/contracts';
import { targetOf } from './link-target';
import type { PageFacts } from './read-page';

/** Something to look at, and what to do about it. */
export interface Finding {
  problem: string;
  advice: string;
}

/** What the site answered to one of its own addresses. */
export type PathStatus = 'there' | 'missing' | 'unknown';

export interface CheckedPost {
  fields: Pick<
    PostInput,
    'title' | 'metaTitle' | 'summary' | 'metaDescription' | 'coverImageUrl' | 'videoUrl' | 'socialImageUrl'
  >;
  /** Where the post is, or will be. */
  page: string;
  facts: PageFacts;
}

/** What may be better; `statuses` by path and query, as far as they are known. */
export function findProblems(post: CheckedPost, statuses: ReadonlyMap<string, PathStatus>): Finding[] {
  const found = [
    ...ofFields(post),
    ...ofMedia(post, statuses),
    ...ofHeadings(post),
    ...ofPictures(post, statuses),
    ...ofLinks(post, statuses),
    ...ofUnchecked(post, statuses),
  ];
  return [...new Map(found.map((finding) => [finding.problem, finding])).values()];
}

/** Paths and queries of the site's own pages and files that the post names. */
export function ownPaths({ page, fields, facts: { links, pictures } }: CheckedPost): string[] {
  const targets = [...links, ...pictures, ...mediaOf(fields)].map(({ address }) => targetOf(address, page));
  return [...new Set(targets.flatMap((target) => (target.kind === 'site' ? [target.path] : [])))];
}

/** Characters of a title that search results show. */
const shownOfTitle = 60;

function ofFields({ fields: { title, metaTitle, summary, metaDescription } }: CheckedPost): Finding[] {
  const length = [...(metaTitle || title)].length;
  const tooLong = {
    problem: `The ${metaTitle ? 'search title' : 'title'} has ${length} characters; search results show about ${shownOfTitle}.`,
    advice: 'Give a shorter search title under “Search and social”.',
  };
  const unsaid = {
    problem: 'There is no summary: search results and shared links repeat the title in its place.',
    advice: 'Say in one or two sentences what the post is about.',
  };
  return [...(length > shownOfTitle ? [tooLong] : []), ...(summary?.trim() || metaDescription?.trim() ? [] : [unsaid])];
}

function ofHeadings({ facts: { headings } }: CheckedPost): Finding[] {
  return headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1];
    const expected = (before?.level ?? 1) + 1;
    if (level <= expected) return [];
    const place = before ? `a heading ${before.level}, “${before.text}”` : 'the post’s title';
    return [
      {
        problem: `“${text}” is a heading ${level} and comes after ${place}: a level is skipped.`,
        advice: `Make it a heading ${expected}.`,
      },
    ];
  });
}

function ofPictures({ facts: { pictures }, page }: CheckedPost, statuses: ReadonlyMap<string, PathStatus>): Finding[] {
  return pictures.flatMap(({ address, alternative }, index) => {
    const picture = `Picture ${index + 1} of ${pictures.length} (${address.slice(address.lastIndexOf('/') + 1)})`;
    const wordless = {
      problem: `${picture} has no alternative text.`,
      advice: 'Say what it shows, for those who don’t see it. Leave it empty only if it is mere decoration.',
    };
    return [...(alternative ? [] : [wordless]), ...ofFile(picture, address, page, statuses)];
  });
}

const ofMedia = ({ fields, page }: CheckedPost, statuses: ReadonlyMap<string, PathStatus>): Finding[] =>
  mediaOf(fields).flatMap(({ name, address }) => ofFile(name, address, page, statuses));

const mediaOf = ({ coverImageUrl, videoUrl, socialImageUrl }: CheckedPost['fields']) =>
  [
    { name: 'The cover', address: coverImageUrl?.trim() ?? '' },
    { name: 'The video', address: videoUrl?.trim() ?? '' },
    { name: 'The picture for shared links', address: socialImageUrl?.trim() ?? '' },
  ].filter(({ address }) => address !== '');

/** What is shown, or offered to be watched, from some address. */
function ofFile(name: string, address: string, page: string, statuses: ReadonlyMap<string, PathStatus>): Finding[] {
  const target = targetOf(address, page);
  const problem =
    target.kind === 'malformed'
      ? `${name} is not there: ${address || 'what it has'} is no address on the web.`
      : target.kind === 'unencrypted'
        ? `${name} may not be shown: ${address} is not encrypted, which browsers refuse.`
        : target.kind === 'site' && statuses.get(target.path) === 'missing'
          ? `${name} is not there: the site has nothing at ${address}.`
          : null;
  return problem ? [{ problem, advice: 'Choose another, or remove it.' }] : [];
}

function ofLinks({ facts, page }: CheckedPost, statuses: ReadonlyMap<string, PathStatus>): Finding[] {
  return facts.links.flatMap(({ text, address }) => {
    const link = `“${text || address || 'A link without words'}”`;
    const target = targetOf(address, page);
    switch (target.kind) {
      case 'malformed':
        return [malformed(link, address)];
      case 'console':
        return [
          { problem: `${link} leads to ${address}, into this console.`, advice: 'Link to the page that readers see.' },
        ];
      case 'place':
        return hasPlace(target.hash, facts.places, page) ? [] : [noPlace(link, address, facts.places)];
      case 'site':
        return statuses.get(target.path) === 'missing' ? [missing(link, target.path)] : [];
      case 'unencrypted':
        return [unencrypted(link, address)];
      case 'elsewhere':
        return [];
    }
  });
}

const malformed = (link: string, address: string): Finding => ({
  problem: address
    ? `${link} leads nowhere: ${address} is no address on the web.`
    : `${link} leads nowhere: it has no address that a reader could follow.`,
  advice: 'Give an address such as https://example.com or /contact, or remove the link.',
});

const unencrypted = (link: string, address: string): Finding => ({
  problem: `${link} leads to ${address}, which is not encrypted: browsers warn of it.`,
  advice: 'Write https:// where that site answers to it.',
});

const missing = (link: string, path: string): Finding => ({
  problem: `${link} leads nowhere: the site has nothing at ${path}.`,
  advice: 'Correct the address, or publish first what it leads to.',
});

/** Written in the letters of the text, a hash is percent-encoded in an address. */
const hasPlace = (hash: string, places: string[], page: string): boolean =>
  ['', '#top', '#content', ...places].some((place) => new URL(place, page).hash === hash);

const noPlace = (link: string, address: string, places: string[]): Finding => ({
  problem: `${link} leads to ${address}, and the post has no such place.`,
  advice:
    places.length > 0
      ? `Its chapters are ${places.join(', ')}.`
      : `Headings 2 are places in a post that has at least ${manyChapters} of them.`,
});

/** Where the site has another host than the console, that is all of them. */
function ofUnchecked(post: CheckedPost, statuses: ReadonlyMap<string, PathStatus>): Finding[] {
  const paths = ownPaths(post).filter((path) => statuses.get(path) === 'unknown');
  if (paths.length === 0) return [];
  return [{ problem: `Could not be checked: ${paths.join(', ')}.`, advice: 'Check again, or look there yourself.' }];
}
