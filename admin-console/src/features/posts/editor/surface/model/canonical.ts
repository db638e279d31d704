const aliases: Record<string, string> = { b: 'strong', i: 'em' };

const inlineElements = new Set('a strong em u s del ins mark small sub sup kbd samp q cite abbr time code'.split(' '));

const breaks = new Set(['br', 'img']);

interface Run {
  marks: string;
  text: string;
}

/**
 * What a page shows of some HTML, as a text to compare: every element, attribute and word of it, without the blanks that
 * browsers ignore and without the order of marks around the same words.
 */
export function canonical(fragment: ParentNode & Node): string {
  const written: string[] = [];
  let runs: Run[] = [];

  const flush = (preformatted: boolean) => {
    written.push(...(preformatted ? joined(runs) : joined(collapsed(runs))));
    runs = [];
  };
  const walk = (parent: Node, marks: string[], preformatted: boolean) => {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) {
        runs.push({ marks: [...new Set(marks)].sort().join(), text: node.nodeValue ?? '' });
        continue;
      }
      if (!isElement(node)) {
        runs.push({ marks: '', text: `<!--${node.nodeValue}-->` });
        continue;
      }
      const name = aliases[node.localName] ?? node.localName;
      const tag = `<${[name, ...attributesOf(node)].join(' ')}>`;
      if (inlineElements.has(name)) walk(node, [...marks, tag], preformatted);
      else {
        flush(preformatted);
        written.push(tag);
        walk(node, breaks.has(name) ? marks : [], preformatted || name === 'pre');
        flush(preformatted || name === 'pre');
        written.push(`</${name}>`);
      }
    }
  };
  walk(fragment, [], false);
  flush(false);
  return written.join('\n');
}

/** Runs of blanks are one, and at the ends of a line none. */
function collapsed(runs: Run[]): Run[] {
  const shownRuns: Run[] = [];
  let afterBlank = true;
  for (const { marks, text } of runs) {
    const one = text.replace(/[ \t\r\n\f]+/g, ' ');
    const shown: string = afterBlank ? one.replace(/^ /, '') : one;
    if (shown === '') continue;
    shownRuns.push({ marks, text: shown });
    afterBlank = shown.endsWith(' ');
  }
  const last = shownRuns.at(-1);
  if (last) last.text = last.text.replace(/ $/, '');
  return shownRuns;
}

function joined(runs: Run[]): string[] {
  const together: Run[] = [];
  for (const run of runs) {
    const last = together.at(-1);
    if (last?.marks === run.marks) last.text += run.text;
    else if (run.text !== '') together.push({ ...run });
  }
  return together.map(({ marks, text }) => `[${marks}]${JSON.stringify(text)}`);
}

const attributesOf = (element: Element): string[] =>
  [...element.attributes].map(({ name, value }) => `${name}=${JSON.stringify(value)}`).sort();

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
