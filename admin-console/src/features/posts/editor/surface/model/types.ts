import type { MarkType, NodeType } from 'prosemirror-model';
import { schema } from './schema';

const nodeType = (name: string): NodeType => {
  const type = schema.nodes[name];
  if (!type) throw new Error(`No node is called ${name}`);
  return type;
};

const markType = (name: string): MarkType => {
  const type = schema.marks[name];
  if (!type) throw new Error(`No mark is called ${name}`);
  return type;
};

/** The kinds of nodes and marks that commands make. */
export const types = {
  paragraph: nodeType('paragraph'),
  heading: nodeType('heading'),
  blockquote: nodeType('blockquote'),
  bulletList: nodeType('bullet_list'),
  orderedList: nodeType('ordered_list'),
  listItem: nodeType('list_item'),
  codeBlock: nodeType('code_block'),
  rule: nodeType('horizontal_rule'),
  figure: nodeType('figure'),
  image: nodeType('image'),
  hardBreak: nodeType('hard_break'),
  island: nodeType('island'),
  table: nodeType('table'),
  row: nodeType('table_row'),
  cell: nodeType('table_cell'),
  headerCell: nodeType('table_header'),
  strong: markType('strong'),
  em: markType('em'),
  code: markType('code'),
  link: markType('link'),
};
