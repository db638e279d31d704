/** What no article shows, the source of its text among it. */
const unshown = new Set(['content', 'authorId', 'createdAt', 'publishAt', 'mediaUrl']);
/** Of the posts before and after it an article shows the names. */
const neighbors = new Set(['previous', 'next']);

/** The document's state without the text, which its HTML has already, and without what no page shows. */
export const withoutText = (state: unknown): unknown =>
  JSON.parse(JSON.stringify(state), (key, value) => {
    if (key === 'contentHtml') return '';
    if (neighbors.has(key)) return nameOf(value);
    return unshown.has(key) ? undefined : value;
  });

const nameOf = (post: { slug: string; title: string } | null) => post && { slug: post.slug, title: post.title };
