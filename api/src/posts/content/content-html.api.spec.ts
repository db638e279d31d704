import { query } from '../../../testing/database';
import { postInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

const api = useApi();

/** What a page gets of a post with this content. */
async function contentHtml(content: string): Promise<string> {
  const created = await api.admin.post('/api/admin/posts', postInput({ content, status: 'published' }));
  if (created.status !== 201) throw new Error(created.text);
  const read = await api.visitor().get(`/api/posts/${created.body.slug}`);
  return read.body.contentHtml;
}

describe('lines', () => {
  it('are joined by line breaks, and blank lines part paragraphs', async () => {
    expect(await contentHtml('one\ntwo\r\nthree\n\n\nfour')).toBe('<p>one<br />two<br />three</p>\n<p>four</p>');
  });

  it.each(['1. First', '12. Twelfth', '1. <em>First</em>'])('become headings when numbered: %s', async (line) => {
    expect(await contentHtml(`before\n${line}\nafter`)).toBe(`<p>before</p>\n<h2>${line}</h2>\n<p>after</p>`);
  });

  it('become a heading when they read Conclusion', async () => {
    expect(await contentHtml('Conclusion\nthe end')).toBe('<h2>Conclusion</h2>\n<p>the end</p>');
  });

  it.each(['1.First', '1) First', ' 1. First', 'a 1. b', 'In Conclusion', 'Conclusions', '1. '])(
    'stay text otherwise: %s',
    async (line) => {
      expect(await contentHtml(line)).not.toContain('<h2>');
    },
  );
});

describe("the author's own markup", () => {
  it('gets no line breaks beside its blocks', async () => {
    const list = '<ul>\n<li>one</li>\n<li>two</li>\n</ul>';
    expect(await contentHtml(`before\n${list}\nafter`)).toBe(`<p>before</p>\n${list}\n<p>after</p>`);
  });

  it.each([
    '<p>12 Main St<br />\nSpringfield<br />\r\n<strong>USA</strong></p>',
    '<p><strong>one\ntwo\nthree</strong></p>',
  ])('may have a paragraph of several lines: %s', async (html) => {
    const joined = html.replace(/\s+/g, ' ');
    expect(await contentHtml(`before\n${html}\nafter`)).toBe(`<p>before</p>\n${joined}\n<p>after</p>`);
  });

  it.each([
    'from <ten to five.\n\n1. Measure\nAsk.\nConclusion\nLead -> deal.',
    'i <rows.length; i++\n1. Measure\nConclusion\na > b',
    'Intro\n<p>\n1. Measure\nDo it\n<p>\nConclusion\nThe end',
    '<p>Intro\n1. Measure\nDo it\nConclusion\nThe end</p>',
    'Write <p> before it\n1. Measure\nConclusion',
    '<!-- <p> -->\n1. Measure\nConclusion\nx</p>',
  ])('takes no heading line away, whatever is open: %j', async (content) => {
    const html = await contentHtml(content);
    expect(html).toContain('<h2>1. Measure</h2>');
    expect(html).toContain('<h2>Conclusion</h2>');
  });

  it('leaves nothing of the comments of a block editor', async () => {
    const item = (text: string) => `<!-- wp:list-item -->\n<li>${text}</li>\n<!-- /wp:list-item -->`;
    const paragraph = '<!-- wp:paragraph {"dropCap":true} -->\n<p>one</p>\n<!-- /wp:paragraph -->';
    const list = `<!-- wp:list -->\n<ul>${item('a')}\n\n${item('b')}</ul>\n<!-- /wp:list --> <!-- x -->`;
    const html = await contentHtml(`${paragraph}\n\n${list}`);
    expect(html.replace(/\s+/g, '')).toBe('<p>one</p><ul><li>a</li><li>b</li></ul>');
  });

  it('keeps preformatted lines, numbers and blank lines as they are', async () => {
    const code = '<pre>\n1. not a heading\n\n  indented\n</pre>';
    expect(await contentHtml(code)).toBe(code);
  });

  it('keeps formatting, tables, links and pictures', async () => {
    const html =
      '<table><tr><td colspan="2"><strong>x</strong></td></tr></table>' +
      '<p><a href="/martech">in</a> <a href="https://a.example">out</a> <a href="mailto:a@b.c">mail</a></p>' +
      '<p><img src="/media/a.svg" alt="A" /></p>';
    expect(await contentHtml(html)).toBe(html);
  });

  it('shows no picture that has no address on the web or on this site', async () => {
    expect(await contentHtml('a <img src="x" onerror="alert(1)"> b <img src="/media/b.svg">')).toBe(
      '<p>a  b <img src="/media/b.svg" alt="" /></p>',
    );
  });

  it('leaves the first heading level to the title of the page', async () => {
    expect(await contentHtml('<h1>Mine</h1>')).toBe('<h2>Mine</h2>');
  });

  it('guards links that open a window of their own', async () => {
    expect(await contentHtml('<a href="/x" target="_blank" rel="opener">x</a>')).toBe(
      '<p><a href="/x" target="_blank" rel="noopener noreferrer">x</a></p>',
    );
  });
});

describe('hostile content', () => {
  // ASVS 1.2.2, 1.3.1, 1.3.5
  it.each([
    '<script>alert(1)</script>',
    '<script\n\n>alert(1)</script\n>',
    '<img src=x onerror=alert(1)>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href=" &#106;avascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="data:text/html,alert(1)">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<style>@import "//evil.example";</style>',
    '<form action="//evil.example"><input name=a></form>',
    '<base href="//evil.example/">',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '1. <script>alert(1)</script>\nConclusion',
    '<<script>alert(1)//<</script>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<textarea><script>alert(1)</script></textarea>',
  ])('leaves nothing that runs, styles or leads astray: %s', async (content) => {
    expect(await contentHtml(content)).not.toMatch(
      /<script|<style|<svg|<math|<iframe|<form|<base|<meta|\son\w+=|style=|javascript:|data:|"\/\/evil/i,
    );
  });

  // ASVS 1.1.2, 1.2.1, 3.2.2
  it('can not leave the element that it is put into', async () => {
    expect(await contentHtml('</div></main></body>text')).toBe('text');
  });

  // ASVS 1.3.3
  it.each([
    ['lone surrogates', '\ud800 x \udc00'],
    ['half a tag', '<a href="'],
    ['an open comment', 'a <!-- b\n\nc'],
    ['much of nothing', `x${'\n'.repeat(100_000)}`],
    ['many brackets', '<'.repeat(200_000)],
    ['many lines of a paragraph that never ends', `<p>${'x\n'.repeat(99_000)}`],
    ['many beginnings of paragraphs', '<p>x\n'.repeat(40_000)],
    ['many comments', `${'<!-- -->'.repeat(12_000)}${'<!--'.repeat(25_000)}`],
    ['many elements', '<b>x</b>'.repeat(25_000)],
    ['ends without a beginning', `${'<b>'.repeat(99)}${'</i>'.repeat(49_000)}`],
    ['one long line', 'x '.repeat(100_000)],
  ])('is survived in seconds: %s', async (_name, content) => {
    const begin = Date.now();
    expect(await contentHtml(content)).toEqual(expect.any(String));
    expect(Date.now() - begin).toBeLessThan(8_000);
  });
});

describe('elements inside one another', () => {
  const message = 'Content has more than 100 elements inside one another. Close some of them.';

  it.each([
    ['inline', '<b>'.repeat(66_000)],
    ['blocks', '<div>\n'.repeat(20_000)],
    ['one too many', '<b>'.repeat(100)],
  ])('are refused where there are more than anybody writes: %s', async (_name, content) => {
    const responses = [
      await api.admin.post('/api/admin/posts', postInput({ content })),
      await api.admin.post('/api/admin/content-preview', { content }),
    ];
    for (const { status, body } of responses) expect([status, body.fields]).toEqual([400, { content: message }]);
  });

  it('are refused in an update, which changes nothing', async () => {
    const { id, ...created } = (await api.admin.post('/api/admin/posts', postInput({ content: 'as it was' }))).body;
    const update = { ...postInput({ content: '<i>'.repeat(500) }), slug: created.slug };
    expect((await api.admin.put(`/api/admin/posts/${id}`, update)).body.fields).toEqual({ content: message });
    expect((await api.admin.get(`/api/admin/posts/${id}`)).body.content).toBe('as it was');
  });

  it('are taken up to there, each of them', async () => {
    expect(await contentHtml(`${'<b>'.repeat(98)}<a href="/contact">deep</a>`)).toContain(
      '<a href="/contact">deep</a>',
    );
  });

  it('show as the text that they are where they were stored before', async () => {
    const { slug, id } = (await api.admin.post('/api/admin/posts', postInput({ status: 'published' }))).body;
    await query('UPDATE posts SET content = $1 WHERE id = $2', [`a & b${'<b>'.repeat(1_000)}<script>`, id]);
    const { status, body } = await api.visitor().get(`/api/posts/${slug}`, { 'Cache-Control': 'no-cache' });
    expect([status, body.contentHtml]).toEqual([200, `<pre>a &amp; b${'&lt;b&gt;'.repeat(1_000)}&lt;script&gt;</pre>`]);
  });
});
