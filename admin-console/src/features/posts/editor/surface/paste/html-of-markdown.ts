import type { Token, Tokens } from 'marked';

export async function htmlOfMarkdown(text: string): Promise<string> {
  const { Marked } = await import(/* webpackChunkName: "marked" */ 'marked');
  // Each item of a list becomes a line that begins with its number, and what else it holds comes below that.
  const linesOf = ({ items }: Tokens.List): Token[] =>
    items.flatMap(({ raw, text }) => markdown.lexer(`${/\d+/.exec(raw)}\\. ${text}`));
  const markdown = new Marked({
    breaks: true,
    // Angle brackets hold words, such as `<your-name>`: whoever pastes text means no HTML.
    tokenizer: { html: () => undefined, tag: () => undefined },
    hooks: {
      processAllTokens: (tokens) =>
        tokens.flatMap((token): Token | Token[] => (isNumbered(token) ? linesOf(token) : token)),
    },
  });
  return markdown.parse(text);
}

/**
 * A number with a period begins a heading here, except within a list or a quote; `1)` begins a list. To Markdown it always
 * begins a list at the start of a block.
 */
const isNumbered = (token: Token): token is Tokens.List => /^ *\d+\. /.test(token.raw);
