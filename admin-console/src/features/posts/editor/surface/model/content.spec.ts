import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Node as ModelNode } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { markUpLines } from '@site/contracts';
import { hostilePosts } from '@site/hostile-texts';
import { canonical } from './canonical';
import { inertHtml, parseContent } from './parse-content';
import { schema } from './schema';
import { serializeBlock } from './serialize-block';
import { serializeContent } from './serialize-content';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });

const folder = join(__dirname, '../../../../../../../api/sample-content/posts');
const samples = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return text.slice(text.indexOf('\n---\n') + 5);
});

const written = (content: string) => serializeContent(parseContent(content));
const islandsOf = (doc: ModelNode) =>
  doc.children.filter(({ type }) => type.name === 'island').map(({ attrs }) => attrs.origin.source);
const shown = (content: string) => canonical(inertHtml(markUpLines(content)));
const kindsOf = (content: string) => parseContent(content).children.map(({ type }) => type.name);

describe('opened and saved', () => {
  it('the sample posts are what they were, and all of them is shown', () => {
    expect(samples.length).toBeGreaterThan(20);
    for (const content of samples) {
      const doc = parseContent(content);
      expect([serializeContent(doc), islandsOf(doc)]).toEqual([content, []]);
    }
  });

  it('hostile posts are what they were', () => {
    expect(hostilePosts.length).toBeGreaterThanOrEqual(300);
    for (const { content } of hostilePosts) expect(written(content)).toBe(content);
  });

  const fragments = fc.constantFrom(
    ...[
      'one',
      'two words',
      '1. First',
      'Conclusion',
      ' 2. no',
      '<b>',
      '</b>',
      '<i>x</i>',
      '<p>',
      '</p>',
      '<ul>',
      '</ul>',
    ],
    ...['<li>a', '</li>', '<h2>A</h2>', '<hr>', '<pre>', '</pre>', '<table>', '<tr><td>', '</table>', '<!--', '-->'],
    ...[
      '<a href="',
      '<a\nhref="/x">',
      'i <n',
      'a > b',
      '<p>',
      '1. b',
      '">',
      '<',
      '&amp;',
      '&',
      '<script>',
      '</script>',
      '\u00a0',
      ' ',
      '\t',
      '<blockquote>',
      '</blockquote>',
    ],
    ...['\n', '\n', '\n\n', '\r\n', '\r', '<br>', '<img src="/a.svg" alt="">', '<div>', '</div>', '<figure>'],
  );
  it('any content is what it was', () => {
    const content = fc.array(fragments, { maxLength: 25 }).map((all) => all.join(''));
    fc.assert(
      fc.property(content, (text) => {
        expect(written(text)).toBe(text);
      }),
      { numRuns: 600 },
    );
  });
});

describe('a block that is changed', () => {
  /** With another word at a place of its text. */
  function changed(doc: ModelNode, place: number): ModelNode {
    const texts: number[] = [];
    doc.descendants((node, at) => void (node.isText && texts.push(at)));
    const at = texts[place % Math.max(1, texts.length)];
    return at === undefined ? doc : EditorState.create({ doc }).tr.insertText('more & <b> more', at).doc;
  }

  it('leaves all others to the letter, and means what it shows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...samples, ...hostilePosts.map(({ content }) => content)),
        fc.nat(),
        (content, place) => {
          const before = parseContent(content);
          const after = changed(before, place);
          const saved = serializeContent(after);
          for (const [index, block] of after.children.entries()) {
            if (block !== before.child(index)) expect(shown(saved)).toContain(shown(serializeBlock(block)));
            else expect(saved).toContain(block.attrs.origin?.source ?? '');
          }
          expect(serializeContent(parseContent(saved))).toBe(saved);
          const texts = (doc: ModelNode) =>
            doc.children.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()).join('\n');
          expect(texts(parseContent(saved))).toBe(texts(after));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is what it was when the change is undone', () => {
    const [content = ''] = samples;
    const before = parseContent(content);
    const { doc } = EditorState.create({ doc: before }).tr.insertText('x', 1).delete(1, 2);
    expect(serializeContent(doc)).toBe(content);
  });
});

describe('what is written', () => {
  const saved = (...blocks: ModelNode[]) => serializeContent(schema.node('doc', null, blocks));
  const text = (words: string) => schema.text(words);
  const paragraph = (...words: string[]) =>
    schema.node(
      'paragraph',
      null,
      words.flatMap((line, index) => [...(index > 0 ? [schema.node('hard_break')] : []), text(line)]),
    );

  it('is lines where the conventions have lines, and tags elsewhere', () => {
    const item = (words: string) => schema.node('list_item', null, [paragraph(words)]);
    expect(
      saved(
        paragraph('one', 'two'),
        paragraph('1. First'),
        schema.node('heading', { level: 3 }, [text('A < B & c')]),
        schema.node('bullet_list', null, [item('a'), item('b')]),
        schema.node('blockquote', null, [paragraph('said')]),
        schema.node('code_block', null, [text('<b>\n\nx')]),
        schema.node('paragraph'),
        schema.node('horizontal_rule'),
      ),
    ).toBe(
      'one\ntwo\n\n1. First\n\n<h3>A < B & c</h3>\n\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n\n' +
        '<blockquote>said</blockquote>\n\n<pre><code>&lt;b&gt;\n\nx</code></pre>\n\n<hr>',
    );
  });

  it('has the blanks that browsers show', () => {
    expect(saved(paragraph('\u3000One ', ' two\u202f'))).toBe('\u3000One\ntwo\u202f');
  });

  it.each([
    [
      'a table',
      '<table>\n<thead>\n<tr><th>a</th></tr>\n</thead>\n<tbody>\n<tr><td>1</td></tr>\n</tbody>\n</table>',
      'table',
    ],
    [
      'a picture with a caption',
      '<figure><img src="/a.svg" alt=""><figcaption>A <em>b</em></figcaption></figure>',
      'figure',
    ],
    ['marks in another order', '<em><strong>a</strong> b</em> <i>c</i>', 'paragraph'],
    ['nested lists', '<ol start="3">\n<li>a\n<ul>\n<li>b</li>\n</ul></li>\n</ol>', 'ordered_list'],
    ['a paragraph with tags of its own', '<p>1. stays text</p>', 'paragraph'],
    ['a paragraph of three lines', '<p>a<br>\nb<br>\n<strong>c</strong></p>', 'paragraph'],
    ['old code', '<pre>\n1. not a heading\n\n  indented\n</pre>', 'code_block'],
  ])('is shown: %s', (_name, content, kind) => {
    expect(kindsOf(content)).toEqual([kind]);
    expect(shown(serializeBlock(parseContent(content).child(0)))).toBe(shown(content));
  });

  it.each([
    ' 1. First',
    '<div>x</div>',
    '<b onclick="alert(1)">x</b>',
    '<a href="javascript:alert(1)">x</a>',
    '<!-- x -->',
    '<dl><dt>a</dt></dl>',
    '<table><tr><td>1</td></tr><tr><td>1</td><td>2</td></tr></table>',
    '<h1>x</h1>',
    '<img src="x">',
    '<span>x</span>',
    '<script>x</script>',
    'a <ul><li>b</li></ul>',
  ])('is an island: %s', (content) => {
    expect(kindsOf(content)).toEqual(['island']);
  });

  it('of a line of comments and a line of text is two blocks', () => {
    expect(kindsOf('<!-- x --><!-- y -->\none')).toEqual(['island', 'paragraph']);
  });

  it('of two elements on a line is two blocks', () => {
    expect(kindsOf('<h2>A</h2><p>b</p>\nc')).toEqual(['heading', 'paragraph', 'paragraph']);
  });
});
