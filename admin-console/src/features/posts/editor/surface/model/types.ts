import { schema } from './schema';

const { nodes, marks } = schema;

/** The kinds of nodes and marks that commands make. */
export const types = {
  paragraph: nodes.paragraph,
  heading: nodes.heading,
  blockquote: nodes.blockquote,
  bulletList: nodes.bullet_list,
  orderedList: nodes.ordered_list,
  listItem: nodes.list_item,
  codeBlock: nodes.code_block,
  rule: nodes.horizontal_rule,
  figure: nodes.figure,
  image: nodes.image,
  hardBreak: nodes.hard_break,
  table: nodes.table,
  row: nodes.table_row,
  cell: nodes.table_cell,
  headerCell: nodes.table_header,
  strong: marks.strong,
  em: marks.em,
  code: marks.code,
  link: marks.link,
};
