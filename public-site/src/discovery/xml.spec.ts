import { element, xmlDocument } from './xml';

const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml');
const written = (text: string) => parse(xmlDocument(element('title', text, { name: text }))).documentElement;

describe('an element', () => {
  it.each(['Q&A: <b>"bold"</b> isn’t ]]> \'markup\'', 'emoji 🏠 and umlauts äöü', '&amp; stays what was typed'])(
    'holds the text %s as it was',
    (text) => {
      expect(written(text).textContent).toBe(text);
      expect(written(text).getAttribute('name')).toBe(text);
    },
  );

  it('drops what XML can’t say', () => {
    expect(written('a\u0000b\u0008c\ud800d\uffffe').textContent).toBe('abcde');
  });

  it('holds elements in their order', () => {
    const list = parse(xmlDocument(element('list', [element('a', '1'), element('b')])));
    expect([...list.documentElement.children].map(({ tagName }) => tagName)).toEqual(['a', 'b']);
  });
});
