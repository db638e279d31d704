import type { Clipboard } from './clipboards';

export const web: Clipboard[] = [
  {
    name: 'Gmail: lines in boxes',
    html: `<div dir="ltr">Hello,<div><br></div><div>first line<br>second line</div><div><br></div><div><b>Bye</b></div></div>`,
    content: 'Hello,\n\nfirst line\nsecond line\n\n<strong>Bye</strong>',
  },
  {
    name: 'Slack',
    html: `<meta charset='utf-8'><span style="color: rgb(29, 28, 29); font-family: Slack-Lato; font-size: 15px; font-style: normal; font-weight: 400;">See<span>&nbsp;</span></span><a target="_blank" class="c-link" data-stringify-link="https://a.example" href="https://a.example" rel="noopener noreferrer">this</a><span style="font-weight: 400"><span>&nbsp;</span>and<span>&nbsp;</span></span><code data-stringify-type="code" class="c-mrkdwn__code">that</code>`,
    content: 'See <a href="https://a.example">this</a> and <code>that</code>',
  },
  {
    name: 'Notion',
    html: `<meta charset='utf-8'><!-- notionvc: 1 --><h1>Head</h1><p>Text with <strong>bold</strong></p><ul><li>one<ul><li>inner</li></ul></li></ul><details><summary>More</summary><p>Hidden no more</p></details><blockquote>said</blockquote><hr>`,
    content:
      '<h2>Head</h2>\n\nText with <strong>bold</strong>\n\n<ul>\n<li>one\n<ul>\n<li>inner</li>\n</ul>\n</li>\n</ul>\n\nMore\n\nHidden no more\n\n<blockquote>said</blockquote>\n\n<hr>',
  },
  {
    name: 'GitHub: a readme',
    html: `<div class="markdown-heading" dir="auto"><h2 class="heading-element" dir="auto">Install</h2><a id="user-content-install" class="anchor" aria-label="Permalink: Install" href="#install"><svg class="octicon" aria-hidden="true"><path d="m0 0"></path></svg></a></div><p dir="auto">Run <code>npm ci</code>:</p><div class="highlight highlight-source-shell"><pre>npm ci
npm start</pre></div>`,
    content: '<h2>Install</h2>\n\nRun <code>npm ci</code>:\n\n<pre>npm ci\nnpm start</pre>',
  },
  {
    name: 'Wikipedia',
    html: `<div class="mw-heading mw-heading2"><h2 id="History">History</h2><span class="mw-editsection"><span>[</span><a href="/w/index.php?action=edit">edit</a><span>]</span></span></div><p>A <a href="https://en.wikipedia.org/wiki/Door" title="Door">door</a> is old.<sup id="cite_ref-1" class="reference"><a href="#cite_note-1">[1]</a></sup></p><figure typeof="mw:File/Thumb"><a href="/wiki/File:D.jpg"><img src="https://upload.wikimedia.org/d.jpg" width="220"></a><figcaption>A door</figcaption></figure>`,
    content: '<h2>History</h2>\n\nA <a href="https://en.wikipedia.org/wiki/Door">door</a> is old.\n\nA door',
    picturesLeftOut: 1,
  },
  {
    name: 'Visual Studio Code',
    html: `<meta charset='utf-8'><div style="color: #d4d4d4;background-color: #1e1e1e;font-family: Consolas, 'Courier New', monospace;font-weight: normal;font-size: 14px;white-space: pre;"><div><span style="color: #569cd6;">const</span><span> a </span>= 1;</div><div>  run(a &lt; b);</div><br></div>`,
    content: '<pre><code>const a = 1;\n  run(a &lt; b);\n</code></pre>',
  },
  {
    name: 'an assistant’s answer',
    html: `<h3 data-start="0" data-end="12"><strong data-start="4">Steps</strong></h3><ol data-start="13"><li data-start="13"><p data-start="16">Open <em data-start="20">it</em></p></li><li><p>Close it</p></li></ol><table class="min-w-full"><thead><tr><th>Name</th><th>Sum</th></tr></thead><tbody><tr><td>a</td><td>1</td></tr></tbody></table>`,
    content:
      '<h3>Steps</h3>\n\n<ol>\n<li>Open <em>it</em></li>\n<li>Close it</li>\n</ol>\n\n<table>\n<thead>\n<tr><th>Name</th><th>Sum</th></tr>\n</thead>\n<tbody>\n<tr><td>a</td><td>1</td></tr>\n</tbody>\n</table>',
  },
  {
    name: 'a news page with what nobody sees',
    html: `<article class="a"><header><nav><a href="/">Home</a></nav></header><section><h2 style="color:red">News</h2><div class="ad" style="display:none">Buy</div><p class="x" onclick="alert(1)">It <span style="font-weight:600">happened</span> here.</p><script>alert(1)</script><button>Share</button></section></article>`,
    content: '<h2>News</h2>\n\nIt <strong>happened</strong> here.',
  },
  {
    name: 'a page of this site',
    html: `<h2>Doors</h2><p>Read <a href="http://localhost/blog/doors">the post</a>.</p><p><img src="http://localhost/media/uploads/a.webp" alt="A door" srcset="x 1x" loading="lazy"></p>`,
    content:
      '<h2>Doors</h2>\n\nRead <a href="/blog/doors">the post</a>.\n\n<img src="/media/uploads/a.webp" alt="A door">',
  },
  {
    name: 'a page with a video and dangerous links',
    html: `<p><a href="javascript:alert(1)">run</a> and <a>nothing</a></p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0" title="A film"></iframe><iframe src="https://evil.example"></iframe>`,
    content: 'run and nothing\n\n<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A film</a>',
  },
  {
    name: 'Confluence: boxes in boxes',
    html: `<div class="wiki-content"><div class="columnLayout"><div class="cell"><div class="innerCell"><h1 id="x">Plan</h1><p class="auto-cursor-target"><br></p><div class="table-wrap"><table class="confluenceTable"><tbody><tr><th class="confluenceTh"><p>Who</p></th><th><p>What</p></th></tr><tr><td class="confluenceTd"><p>Ann</p></td><td><ul><li>doors</li></ul></td></tr></tbody></table></div></div></div></div></div>`,
    content:
      '<h2>Plan</h2>\n\n<table>\n<thead>\n<tr><th>Who</th><th>What</th></tr>\n</thead>\n<tbody>\n<tr><td>Ann</td><td><ul>\n<li>doors</li>\n</ul></td></tr>\n</tbody>\n</table>',
  },
  {
    name: 'old HTML: fonts, breaks and centering',
    html: `<center><font size=5 color=red>Sale</font></center><br><br><font face="Arial">first<br><br>second</font>`,
    content: 'Sale\n\nfirst\n\nsecond',
  },
  {
    name: 'right to left',
    html: `<p dir="rtl" style="text-align:right">\u05e9\u05dc\u05d5\u05dd <b>\u05e2\u05d5\u05dc\u05dd</b></p>`,
    content: '\u05e9\u05dc\u05d5\u05dd <strong>\u05e2\u05d5\u05dc\u05dd</strong>',
  },
];
