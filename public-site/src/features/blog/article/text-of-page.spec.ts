import { withStops, withTextOfPage } from './text-of-page';

it('takes the text out of the document as the API wrote it', () => {
  const text =
    '<h2>Pourquoi\u00a0?</h2><p>A &amp; B, and the word &amp;nbsp; as it is.</p><pre>&lt;pre tabindex="0"&gt;</pre><table><tbody></tbody></table>';
  document.body.innerHTML = `<div data-post-text>${withStops(text).replace('<h2>', '<h2 id="pourquoi">')}</div>`;
  expect(withTextOfPage({ posts: [{ contentHtml: '', id: 1 }] })).toEqual({ posts: [{ contentHtml: text, id: 1 }] });
});

it('takes no text that a translation has changed', () => {
  document.body.innerHTML = '<div data-post-text><p><font><font>Pourquoi ?</font></font></p></div>';
  expect(withTextOfPage({ posts: [{ contentHtml: '', id: 1 }] })).toBeUndefined();
});

it('lets no word become a tag where the document does not escape its attributes', () => {
  const text = '<p><img src="/a.png" alt="A &lt;pre> and a &lt;table of contents>"></p><pre>x</pre>';
  document.body.innerHTML = `<div data-post-text>${withStops(text)}</div>`;
  expect(document.body.innerHTML).toContain('"A <pre> and');
  expect(withTextOfPage({ posts: [{ contentHtml: '', id: 1 }] })).toEqual({ posts: [{ contentHtml: text, id: 1 }] });
});
