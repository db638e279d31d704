/** What stands on a page that shows a hostile post. */
export interface Reading {
  /** The post's text as markup. */
  html: string;
  text: string;
  /** What no post may hold. */
  faults: string[];
  /** Elements of the page around the post. */
  around: string;
}

/** Reads a page's post; runs in the browser. `within` names what holds it. */
export function readHostile(within: string): Reading {
  const allowedAttributes =
    /^(href|title|rel|target|src|alt|width|height|srcset|sizes|loading|decoding|start|reversed|colspan|rowspan|scope|datetime)$/;
  const allowedElements = new RegExp(
    '^(p|br|hr|h[2-6]|div|span|blockquote|pre|figure|figcaption|[uo]l|li|d[ldt]|table|caption|t(head|body|foot|[rhd])|strong|b|em|' +
      'i|u|s|del|ins|mark|small|su[bp]|code|kbd|samp|q|cite|abbr|time|a|img)$',
  );
  const leadsAstray = (address: string) => {
    if (!URL.canParse(address, 'https://here.example')) return false;
    const { protocol, host } = new URL(address, 'https://here.example');
    return !['http:', 'https:', 'mailto:'].includes(protocol) || host === 'evil.example';
  };
  /** Tables and code can be scrolled by keyboard. */
  const isStop = ({ ownerElement, name, value }: Attr) =>
    /^(pre|table)$/.test(ownerElement?.localName ?? '') && name === 'tabindex' && value === '0';
  const first = [...document.querySelectorAll(`${within} p`)].find(({ textContent }) => textContent === 'First line');
  const post = first?.parentElement;
  if (!post) return { html: '', text: '', faults: ['the post is not shown'], around: '' };
  const faults = [...post.querySelectorAll('*')].flatMap((element) => [
    ...(allowedElements.test(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes]
      .filter((attribute) => !allowedAttributes.test(attribute.name) && !isStop(attribute))
      .map(({ name, value }) => `${name}="${value}"`),
    ...['href', 'src'].map((name) => element.getAttribute(name) ?? '').filter(leadsAstray),
  ]);
  // What an article leads on to is another for each: the newest has none after it.
  const around = [...document.body.querySelectorAll('*')].filter(
    (element) => (element === post || !post.contains(element)) && !element.closest('[aria-labelledby="more"]'),
  );
  return {
    html: post.innerHTML,
    text: post.textContent ?? '',
    faults,
    around: around.map(({ localName }) => localName).join(' '),
  };
}
