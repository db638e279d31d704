const turns = ['\u202a', '\u202b', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068'];

/** Characters that turn the reading direction, hide, combine without end or break an encoding. */
export const characters = [
  ...turns.map((turn) => `kept ${turn}txet desrever`),
  'kept \u202e\u202e\u202e\u202e unclosed',
  'kept \u2069\u2069\u202c\u202c closed too often',
  'kept photo\u202egpj.exe',
  'kept user\u2066 == "admin\u2069"',
  'kept \u200e\u200f\u061c marks',
  'kept \u05e9\u05dc\u05d5\u05dd and \u0645\u0631\u062d\u0628\u0627',
  'kept <b>\u202ebold</b> and on',
  'kept \u200b\u200c\u200d\u2060\ufeff invisible',
  'kept \u{e0061}\u{e0062}\u{e007f} tags',
  'kept \ufe0f\ufe0e\u{e0100} selectors',
  `kept Z${'\u0301\u0300\u0327'.repeat(60)}`,
  'kept \u0001\u0002\u0007\u0008\u000e\u001b[31m\u007f control',
  'kept \u2028\u2029 separators',
  'kept \u000b\u000c\u001c\u001d\u001e\u001f blanks',
  'kept \u{1ffff}\u{10ffff} the last ones',
  'kept &#0; &#x0; &#xd800; &#x110000; &#xffffffff;',
  'kept &#128; &#x9f; &nbsp; &zwj; &rlm; &#x202e;',
  'kept \u0430dmin is not admin',
  'kept \uff1cscript\uff1e \u2039script\u203a',
  `kept ${'A'.repeat(5_000)}`,
  `kept ${'\u5b57'.repeat(2_000)}`,
  'kept <b \u202eonclick=alert(1)>bold</b>',
  'kept <a href="\u202ejavascript:alert(1)">link</a>',
];
