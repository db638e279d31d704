import type { PostInput } from '@site/contracts';
import { query } from '../../../testing/database';
import { postInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

const api = useApi();

async function publish(overrides: Partial<PostInput>): Promise<string> {
  const { status, text, body } = await api.admin.post('/api/admin/posts', {
    ...postInput(overrides),
    status: 'published',
  });
  if (status !== 201) throw new Error(text);
  return body.slug;
}

async function find(params: Record<string, string>, address = '/api/posts'): Promise<string[]> {
  const caller = address === '/api/posts' ? api.visitor() : api.admin;
  const { body } = await caller.get(`${address}?${new URLSearchParams({ limit: '50', ...params })}`);
  return body.map(({ slug }: { slug: string }) => slug);
}

describe('a search compares what readers see', () => {
  it.each([
    ['an ampersand', '<p>Our R&amp;D group</p>', 'r&d group'],
    [
      'written entities',
      '<p>if a &lt; b &amp;amp; c &gt; d: &quot;e&quot; &#39;f&#39; &ndash; ends</p>',
      'if a < b &amp; c > d',
    ],
    ['a no-break space', '<p>Weighs 10&nbsp;kg, or 20\u202fkg</p>', 'weighs 10 kg, or 20 kg'],
    ['bold words', '<p>The squad is <strong>very</strong> small</p>', 'squad is very small'],
    ['half a word in bold', '<p>un<b>zipp</b>able</p>', 'unzippable'],
    ['a link', '<p>See <a href="/x" title="y">our whitepaper</a>, please</p>', 'our whitepaper, please'],
    ['a tag of several lines', '<p>See <a\n  href="/x"\n  >the brochure</a\n>, please</p>', 'see the brochure, please'],
    ['a line break', '<p>Main Street<br />Springfield</p>', 'main street springfield'],
    ['the end of a line', 'Plain words\r\n  and further ones', 'plain words and further'],
    ['items of a list', '<ul><li>apples</li><li>pears</li></ul>', 'apples pears'],
    ['less than, in plain text', 'where x < y and z > y', 'x < y and z > y'],
    [
      'what no tag can reach, in plain text',
      'from <ten to five\n\n1. Measure\nLead -> deal',
      '1. measure lead -> deal',
    ],
    [
      'a comment between',
      '<!-- wp:paragraph --><p>gutenberg</p><!-- /wp:paragraph -->\n<p>printing</p>',
      'gutenberg printing',
    ],
    ['a soft hyphen', 'Kilo\u00adwatt', 'kilowatt'],
  ])('across %s', async (_name, content, search) => {
    const slug = await publish({ content });
    expect(await find({ search })).toEqual([slug]);
    expect(await find({ search }, '/api/admin/posts')).toEqual([slug]);
  });

  it('and no markup', async () => {
    const slug = await publish({
      content:
        '<!-- oneremark --><p class="twoclass">A <strong>visible</strong> <a href="/threehref">R&amp;D</a> word</p>' +
        '<script>let fourscript = "</p>";</script><style>.fivestyle {}</style>',
    });
    expect(await find({ search: 'a visible r&d word' })).toEqual([slug]);
    const markup = [
      'strong',
      'amp',
      'href',
      '<p',
      '>',
      'oneremark',
      'twoclass',
      'threehref',
      'fourscript',
      'fivestyle',
    ];
    for (const search of markup) expect(await find({ search })).not.toContain(slug);
  });

  it('but takes titles, summaries and tags for the plain text that they are', async () => {
    const slug = await publish({ title: 'The <marquee> tag', summary: 'Write &copy; for it', tags: ['<blink>'] });
    for (const search of ['<marquee>', '&copy;', '<blink>']) expect(await find({ search })).toEqual([slug]);
  });

  it('finds nothing where one field ends and another begins', async () => {
    await publish({ title: 'Ends with zebra', summary: 'Giraffe begins' });
    expect(await find({ search: 'zebra giraffe' })).toEqual([]);
  });
});

describe('a search takes characters for the same that readers do', () => {
  it.each([
    ['an apostrophe', 'The manager’s keys', "manager's keys"],
    ['a typewriter’s apostrophe', "The tenant's keys", 'tenant’s keys'],
    ['quotation marks', 'Said “never again” twice', '"never again"'],
    ['a typewriter’s quotation marks', 'Said "once more" twice', '„once more“'],
    ['a dash', 'Days 10–20 of it', 'days 10-20'],
    ['a composed letter', 'Die Gebäudehülle', 'gebäudehülle'.normalize('NFD')],
    ['a decomposed letter', 'Die Türklinke'.normalize('NFD'), 'türklinke'],
    ['several blanks', 'So   many    blanks', 'so many blanks'],
    ['one blank', 'Only one blank', 'only   one  blank'],
  ])('%s', async (_name, text, search) => {
    const [content, title] = [await publish({ content: text }), await publish({ title: text })];
    expect(await find({ search })).toEqual([title, content]);
    expect(await find({ title: search }, '/api/admin/posts')).toEqual([title]);
  });
});

/** More than any expression that begins anew at each of them could read. */
it.each([
  '<',
  '&',
  '<a',
  '<a\n\n',
  '<p ',
  '<!--',
  '<script>',
  '<!-- -->',
  '<p>&lt;',
  '  <b>\n',
  '&amp;lt;',
  '\u00ad ',
  '“',
])(
  'a megabyte of %j is read to its end',
  async (piece) => {
    const content = `${piece.repeat(1_000_000 / piece.length)} > the end`;
    const rows = await query<{ found: boolean }>(
      `SELECT post_document('Title', NULL, $1, '{}') LIKE '%the end%' AS found`,
      [content],
    );
    expect(rows).toEqual([{ found: true }]);
  },
  10_000,
);
