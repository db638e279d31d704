import type { Clipboard } from './clipboards';

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm;font-size:11.0pt} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const item = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

const google = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f1c4a2b-7fff">${body}</b><br class="Apple-interchange-newline">`;

const run = (words: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;${style}">${words}</span>`;

const googleItem = (level: number, words: string, inner = '') =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt" role="presentation">${run(words)}</p></li>${inner}`;

export const office: Clipboard[] = [
  {
    name: 'Word: paragraphs, a heading, marks',
    html: word(
      `<h1>Doors<o:p></o:p></h1><p class=MsoNormal>One <b style='mso-bidi-font-weight:normal'>bold</b> and <i>slanted</i>&nbsp; word.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><h2><b>Inner</b><o:p></o:p></h2><p class=MsoNormal><span style='mso-spacerun:yes'>&nbsp;</span>Last.<o:p></o:p></p>`,
    ),
    content: '<h2>Doors</h2>\n\nOne <strong>bold</strong> and <em>slanted</em> word.\n\n<h3>Inner</h3>\n\nLast.',
  },
  {
    name: 'Word: nested bullets',
    html: word(
      `<p class=MsoNormal>Before<o:p></o:p></p>${item(1, '·', 'one')}${item(2, 'o', 'inner')}${item(1, '·', 'two')}<p class=MsoNormal>After<o:p></o:p></p>`,
    ),
    content: 'Before\n\n<ul>\n<li>one\n<ul>\n<li>inner</li>\n</ul>\n</li>\n<li>two</li>\n</ul>\n\nAfter',
  },
  {
    name: 'Word: numbers',
    html: word(`${item(1, '1.', 'first')}${item(1, '2.', 'second <b>bold</b>')}`),
    content: '<ol>\n<li>first</li>\n<li>second <strong>bold</strong></li>\n</ol>',
  },
  {
    name: 'Word: numbers that go on behind a paragraph, and bullets next to numbers',
    html: word(
      `${item(1, '1.', 'one')}<p class=MsoNormal>Between<o:p></o:p></p>${item(1, '2.', 'two')}${item(1, '·', 'bullet')}${item(2, 'a.', 'inner')}${item(2, '·', 'other')}${item(1, '10)', 'ten')}`,
    ),
    content:
      '<ol>\n<li>one</li>\n</ol>\n\nBetween\n\n<ol start="2">\n<li>two</li>\n</ol>\n\n' +
      '<ul>\n<li>bullet\n<ol>\n<li>inner</li>\n</ol>\n<ul>\n<li>other</li>\n</ul>\n</li>\n</ul>\n\n' +
      '<ol start="10">\n<li>ten</li>\n</ol>',
  },
  {
    name: 'Word: numbers with those of the levels above',
    html: word(
      `${item(1, '1.', 'one')}${item(2, '1.1.', 'inner')}${item(1, '2.', 'two')}${item(2, '2.1&nbsp;', 'inner')}${item(2, '2.2', 'next')}<p class=MsoNormal>Between<o:p></o:p></p>${item(1, '2.3', 'more')}${item(1, 'o', 'bullet')}`,
    ),
    content:
      '<ol>\n<li>one\n<ol>\n<li>inner</li>\n</ol>\n</li>\n<li>two\n<ol>\n<li>inner</li>\n<li>next</li>\n</ol>\n</li>\n</ol>\n\n' +
      'Between\n\n<ol start="3">\n<li>more</li>\n</ol>\n\n<ul>\n<li>bullet</li>\n</ul>',
  },
  {
    name: 'Word: a footnote and a table of contents',
    html: word(
      `<p class=MsoToc1><a href="#_Toc123">Doors<span style='mso-tab-count:1'> </span>2</a><o:p></o:p></p><p class=MsoNormal>One<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a> door.<o:p></o:p></p>`,
    ),
    content: 'Doors 2\n\nOne[1] door.',
  },
  {
    name: 'Word: a table',
    html: word(
      `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=300 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal style='margin-bottom:0cm'>a<o:p></o:p></p></td><td width=300><p class=MsoNormal>b<o:p></o:p></p></td></tr><tr><td colspan=2><p class=MsoNormal>c<o:p></o:p></p></td></tr></table>`,
    ),
    content: '<table>\n<tr><td>a</td><td>b</td></tr>\n<tr><td colspan="2">c</td></tr>\n</table>',
  },
  {
    name: 'Word: a picture of its own and a link',
    html: word(
      `<p class=MsoNormal><!--[if gte vml 1]><v:shape id="x"></v:shape><![endif]--><![if !vml]><img width=100 height=50 src="file:///C:/Users/x/AppData/clip_image001.png" v:shapes="Picture_1"><![endif]><a href="https://a.example/x"><span style='color:blue'>there</span></a><o:p></o:p></p>`,
    ),
    content: '<a href="https://a.example/x">there</a>',
    picturesLeftOut: 1,
  },
  {
    name: 'Outlook: a mail',
    html: `<html><body><div class=WordSection1><p class=MsoNormal>Dear all,<o:p></o:p></p><p class=MsoNormal>&nbsp;<o:p></o:p></p><p class=MsoNormal>see <a href="mailto:a@b.example">Ann</a>.<o:p></o:p></p></div></body></html>`,
    content: 'Dear all,\n\nsee <a href="mailto:a@b.example">Ann</a>.',
  },
  {
    name: 'Google Docs: headings, marks and a link',
    html: google(
      `<h1 dir="ltr" style="line-height:1.38">${run('Title', 'font-size:20pt')}</h1><p dir="ltr">${run('Some ')}${run('bold', 'font-weight:700')}${run(', ')}${run('slanted', 'font-style:italic')}${run(' and ')}<a href="https://www.google.com/url?q=https://a.example/b&amp;sa=D&amp;ust=1" style="text-decoration:none">${run('linked', 'color:#1155cc;text-decoration:underline')}</a></p><br /><p dir="ltr">${run('Next')}</p>`,
    ),
    content:
      '<h2>Title</h2>\n\nSome <strong>bold</strong>, <em>slanted</em> and <a href="https://a.example/b">linked</a>\n\nNext',
  },
  {
    name: 'Google Docs: a footnote',
    html: google(
      `<p dir="ltr">${run('One')}<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>${run(' door, see ')}<a href="#heading=h.abc">${run('above')}</a></p>`,
    ),
    content: 'One<sup>[1]</sup> door, see above',
  },
  {
    name: 'Google Docs: nested lists',
    html: google(
      `<ul style="margin-top:0">${googleItem(1, 'one', `<ul>${googleItem(2, 'inner')}</ul>`)}${googleItem(1, 'two')}</ul>`,
    ),
    content: '<ul>\n<li>one\n<ul>\n<li>inner</li>\n</ul>\n</li>\n<li>two</li>\n</ul>',
  },
  {
    name: 'Google Docs: a table and code',
    html: google(
      `<div dir="ltr" style="margin-left:0pt" align="left"><table style="border:none"><colgroup><col width="100" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid"><p dir="ltr">${run('a')}</p></td><td><p dir="ltr">${run('b', 'font-family:Courier New')}</p></td></tr></tbody></table></div>`,
    ),
    content: '<table>\n<tr><td>a</td><td><code>b</code></td></tr>\n</table>',
  },
  {
    name: 'Google Sheets',
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden" data-sheets-value="{}">Year</td><td>Sum</td></tr><tr><td>2026</td><td>7</td></tr></tbody></table>`,
    content: '<table>\n<tr><td>Year</td><td>Sum</td></tr>\n<tr><td>2026</td><td>7</td></tr>\n</table>',
  },
  {
    name: 'Excel',
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65 {mso-number-format:General}</style></head><body link="#0563C1"><table border=0 cellpadding=0 width=128><!--StartFragment--><col width=64 span=2><tr height=20><td height=20 class=xl65 width=64>a</td><td class=xl65>1.5</td></tr><!--EndFragment--></table></body></html>`,
    content: '<table>\n<tr><td>a</td><td>1.5</td></tr>\n</table>',
  },
  {
    name: 'LibreOffice',
    html: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">p { line-height: 115% }</style></head><body lang="de-DE"><h2 class="western">Head</h2><p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif"><font size="3">A <b>bold</b> word</font></font></p><p><br/></p><ol><li><p style="margin-bottom: 0cm">first</p></li></ol></body></html>`,
    content: '<h2>Head</h2>\n\nA <strong>bold</strong> word\n\n<ol>\n<li>first</li>\n</ol>',
  },
  {
    name: 'LibreOffice: a footnote and an endnote',
    html: `<html><body lang="en-GB"><p>One<sup><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></sup> door<a class="sdendnoteanc" name="sdendnote1anc" href="#sdendnote1sym"><sup>i</sup></a></p><div id="sdfootnote1"><p><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Of wood.</p></div></body></html>`,
    content: 'One<sup>1</sup> door<sup>i</sup>\n\n1Of wood.',
  },
  {
    name: 'Pages and Apple Notes',
    html: `<html><head><style type="text/css">p.p1 {margin: 0.0px; font: 12.0px Helvetica} span.s1 {font-kerning: none}</style></head><body><p class="p1"><span class="s1"><b>Title</b></span></p><p class="p2"><span class="s1"></span><br></p><p class="p1"><span class="s1">One<span class="Apple-converted-space">&nbsp; </span>two</span></p><ul class="ul1"><li class="li1"><span class="s2"></span><span class="s1">item</span></li></ul></body></html>`,
    content: '<strong>Title</strong>\n\nOne two\n\n<ul>\n<li>item</li>\n</ul>',
  },
];
