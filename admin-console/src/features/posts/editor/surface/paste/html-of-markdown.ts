import type { Token, Tokens } from 'marked';

export async function htmlOfMarkdown(text: string): Promise<string> {
  const { Marked } = await import(/* webpackChunkName: "marked" */ 'marked');
  const markdown = new Marked({
    breaks: true,
    // Angle brackets hold words, such as `<your-name>`: whoever pastes text means no HTML.
    tokenizer: { html: () => undefined, tag: () => undefined },
    hooks: { processAllTokens: (tokens) => tokens.flatMap((token) => (isNumbered(token) ? linesOf(token) : [token])) },
  });
  return markdown.parse(text);
}

/** A number with a period begins a heading here, except within a list or a quote; `1)` begins a list. */
const isNumbered = (token: Token): token is Tokens.List => token.type === 'list' && /^ *\d+\. /.test(token.raw);

/** Each item as a line that begins with its number, and what else it holds below that. */
const linesOf = ({ items }: Tokens.List): Token[] =>
  items.flatMap(({ raw, tokens }) => {
    const text = `${/\d+\./.exec(raw)} `;
    const line = tokens.find(({ type }) => /text|para/.test(type)) as Tokens.Paragraph | undefined;
    if (line) Object.assign(line, { type: 'paragraph' }).tokens.unshift({ type: 'text', text } as Tokens.Text);
    return tokens;
  });
