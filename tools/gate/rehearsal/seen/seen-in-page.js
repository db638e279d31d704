/**
 * An expression for `page.evaluate`: what a person sees of the page in this window, as `Seen`, with the styles of
 * `forLooking`. It is a file of plain JavaScript because it runs in the page, where helpers of a compiler are missing.
 */
(() => {
  const faintest = 0.15;

  /** Of an element with all that it is in. */
  const opacities = new Map();
  function opacityOf(element) {
    if (!element) return 1;
    const known = opacities.get(element);
    if (known !== undefined) return known;
    const { opacity, filter } = getComputedStyle(element);
    const filtered = Number(/\bopacity\(([\d.]+)/.exec(filter)?.[1] ?? 1);
    const product = Number(opacity) * filtered * opacityOf(element.parentElement);
    opacities.set(element, product);
    return product;
  }

  const alphaOf = (color) => {
    if (color === 'transparent') return 0;
    const parts = color.match(/[\d.]+%?/g) ?? [];
    return /^(rgba|.*\/)/.test(color) ? Number.parseFloat(parts.at(-1)) / (parts.at(-1).endsWith('%') ? 100 : 1) : 1;
  };

  function isOpaque(element) {
    if (/^(img|video|canvas|iframe)$/i.test(element.tagName)) return true;
    const { backgroundColor } = getComputedStyle(element);
    return alphaOf(backgroundColor) * opacityOf(element) > 0.5;
  }

  function hasInk(element) {
    const style = getComputedStyle(element);
    if (style.visibility !== 'visible' || opacityOf(element) < faintest) return false;
    if (style.backgroundClip.includes('text')) return true;
    const ink = style.webkitTextFillColor;
    return alphaOf(ink) >= faintest && ink !== backgroundBehind(element);
  }

  /** The first color below it. Undefined when a picture comes first. */
  function backgroundBehind(element) {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') return undefined;
      if (alphaOf(backgroundColor) === 1) return backgroundColor;
    }
    return undefined;
  }

  /** Boxes in the coordinates of the document. */
  const boxesOf = (rects) =>
    [...rects]
      .filter(({ width, height }) => width >= 1 && height >= 1)
      .map(({ left, top, width, height }) => ({
        x: left + scrollX + width / 2,
        y: top + scrollY + height / 2,
        area: width * height,
      }));

  function textsIn(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode;
      if (!data.trim() || !parentElement || /^(script|style|noscript|template|option)$/i.test(parentElement.tagName))
        continue;
      if (!hasInk(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of boxesOf(range.getClientRects())) found.push({ ...box, element: parentElement });
    }
    return found;
  }

  const shapesIn = (root, selector) =>
    [...root.querySelectorAll(selector)]
      .filter((element) => getComputedStyle(element).visibility === 'visible' && opacityOf(element) >= faintest)
      .flatMap((element) => boxesOf([element.getBoundingClientRect()]).map((box) => ({ ...box, element })));

  /** Nothing opaque covers its middle, and no box around it cuts it off. Its place has to be in the window. */
  function isOnTop({ x, y, element }) {
    for (const hit of document.elementsFromPoint(x - scrollX, y - scrollY)) {
      if (hit === element || element.contains(hit)) return true;
      if (!hit.contains(element) && isOpaque(hit)) return false;
    }
    return false;
  }

  /** Those that a person comes upon who scrolls down. A header that stays on top covers only what is further up. */
  function comeUpon(pieces) {
    const waiting = pieces.filter(({ x }) => x >= 0 && x <= innerWidth);
    const found = new Set();
    const last = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; waiting.length > 0; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      const from = scrollY === 0 ? 0 : scrollY + innerHeight / 4;
      const to = scrollY >= last - 1 ? Infinity : scrollY + (innerHeight * 3) / 4;
      for (let index = waiting.length - 1; index >= 0; index--) {
        const piece = waiting[index];
        if (piece.y < from && scrollY > 0) waiting.splice(index, 1);
        else if (piece.y >= from && piece.y < to) {
          waiting.splice(index, 1);
          if (isOnTop(piece)) found.add(piece);
        }
      }
      if (scrollY >= last - 1) break;
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return found;
  }

  const areaOf = (pieces) => Math.round(pieces.reduce((sum, { area }) => sum + area, 0));
  const within = (pieces, root) => pieces.filter(({ element }) => root?.contains(element));

  const pieces = {
    texts: textsIn(document.body),
    pictures: shapesIn(document.body, 'main :is(img, svg, video, canvas)'),
    fields: shapesIn(document.body, 'input:not([type=hidden]), textarea, select, button'),
  };
  const found = comeUpon(Object.values(pieces).flat());
  const [texts, pictures, fields] = Object.values(pieces).map((kind) => kind.filter((piece) => found.has(piece)));
  const main = document.querySelector('main') ?? document.body;
  const links = new Set(texts.map(({ element }) => element.closest('a[href]')).filter(Boolean));
  return {
    text: areaOf(within(texts, main)),
    pictures: areaOf(within(pictures, main)),
    header: areaOf(within(texts, document.querySelector('header'))),
    heading: areaOf(within(texts, document.querySelector('h1'))),
    links: links.size,
    fields: fields.length,
  };
})();
