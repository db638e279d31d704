import { DOMParser as ModelParser, Fragment, type Node as ModelNode, type ParseRule, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { withoutBlanks } from '../editing/links';
import { inertHtml } from '../model/parse-content';
import { renameForbiddenAttributes } from '../model/policy-attributes';
import { schema } from '../model/schema';
import { types } from '../model/types';
import { cleanHtml, pathHere } from './clean-html';
import { htmlOfMarkdown } from './html-of-markdown';
import { pasteAndRead } from './pasted-markdown';

/** HTML that was copied here carries a mark of the editor. */
const isOurs = (html: string): boolean => html.includes('data-pm-slice');

/** As the content is read, but paragraphs are lines, and islands that were copied here stay islands. */
const parser = new ModelParser(schema, [
  {
    tag: 'pre[data-island]',
    node: 'island',
    priority: 60,
    getAttrs: (element) => ({ origin: { source: element.textContent ?? '', gap: '' } }),
  },
  ...ModelParser.fromSchema(schema).rules.map((rule): ParseRule =>
    'tag' in rule && rule.tag === 'p' ? { tag: 'p', node: 'paragraph' } : rule,
  ),
]);

/** What is pasted or dropped: structure stays, junk goes, and pictures of other places, which `onForeignPictures` gets. */
export function clipboard(onForeignPictures: (addresses: string[]) => void): Plugin {
  const clean = (dirty: string): string => {
    const { html, foreignPictures } = cleanHtml(dirty);
    if (foreignPictures.length > 0) onForeignPictures(foreignPictures);
    return html;
  };
  return new Plugin({
    props: {
      clipboardParser: parser,
      transformPastedHTML: (html) => (isOurs(html) ? renameForbiddenAttributes(html) : clean(html)),
      clipboardTextParser: (text, _$context, isPlain) => plainText(text, isPlain),
      handlePaste: (view, event, slice) => {
        const data = event.clipboardData;
        const text = data?.getData('text/plain') ?? '';
        const hasHtml = data?.getData('text/html');
        if (view.state.selection.$from.parent.type.spec.code) return false;
        // By the keys for plain text no address is a link.
        const mayLink = hasHtml || slice.content.firstChild?.firstChild?.marks.length;
        if (mayLink && linkSelected(view, text.trim())) return true;
        if (hasHtml || !isMarkdown(text)) return false;
        void pasteAndRead(view, plainText(text), async () =>
          parser.parseSlice(inertHtml(clean(await htmlOfMarkdown(text)))),
        );
        return true;
      },
    },
  });
}

/** Signs that nobody writes by chance. A number with a period is none of them: the content has its own use for it. */
const isMarkdown = (text: string): boolean =>
  /^#{1,6} \S|^\s*[-*+] \S|^> \S|^```|\*\*\S[^*]*\*\*|\[[^\]]+\]\([^)\s]+\)|^\|.+\|\s*$/m.test(text);

/** The address that a text is, without what ends its sentence. */
const addressOf = (text: string): string | undefined => /^((?:https?:\/\/|mailto:)\S+?)[.,;:!?]*$/i.exec(text)?.[1];

const linkTo = (address: string) => types.link.create({ href: pathHere(address) ?? address });

/** Selected words of one block become a link, and stay, unless they would show another address. */
function linkSelected({ state, dispatch }: EditorView, text: string): boolean {
  const { $from, $to } = state.selection;
  const { from, to } = withoutBlanks(state.doc, state.selection);
  const address = addressOf(text);
  if (!address || from === to || !$from.sameParent($to) || !$from.parent.inlineContent) return false;
  if (addressOf(state.doc.textBetween(from, to).replace(/^www\./i, 'http://'))) return false;
  dispatch(state.tr.addMark(from, to, linkTo(address)).scrollIntoView());
  return true;
}

function plainText(text: string, isPlain = false): Slice {
  const paragraphs = text
    .trim()
    .split(/(?:\r\n?|\n)[ \t]*(?:(?:\r\n?|\n)[ \t]*)+/)
    .map((each) => paragraphOf(each, isPlain));
  return new Slice(Fragment.from(paragraphs), 1, 1);
}

/** A paragraph of plain text, its lines as they are, or a link where they are an address. */
function paragraphOf(text: string, isPlain: boolean): ModelNode {
  const lines = text.split(/\r\n?|\n/);
  const content = lines.flatMap((line, index) => {
    const address = (!isPlain && addressOf(line)) || '';
    const words = line.slice(address.length);
    return [
      ...(index > 0 ? [types.hardBreak.create()] : []),
      ...(address ? [schema.text(address, [linkTo(address)])] : []),
      ...(words ? [schema.text(words)] : []),
    ];
  });
  return types.paragraph.create(null, content);
}
