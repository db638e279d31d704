import { useState } from 'react';
import {
  type ReplyTemplate,
  useCreateReplyTemplateMutation,
  useLazyListReplyTemplatesQuery,
  useUpdateReplyTemplateMutation,
} from '@site/api-client/leads';
import type { ReplyTemplateInput } from '@site/contracts';

const fields = ['name', 'text'] as const;
type Field = (typeof fields)[number];

/** A field that was changed here and by somebody else, and what it is by now. */
interface ContestedField {
  field: Field;
  message: string;
}

/**
 * Saves a new template, or what was changed of one: the rest stays as it is by now. Nothing is saved while there are contested
 * fields, which are returned; who saves again has seen them.
 */
export function useSaveTemplate(template: ReplyTemplate | undefined) {
  const [create, creating] = useCreateReplyTemplateMutation();
  const [read, reading] = useLazyListReplyTemplatesQuery();
  const [update, updating] = useUpdateReplyTemplateMutation();
  const [seen, setSeen] = useState(template);

  const save = async (input: ReplyTemplateInput): Promise<ContestedField[]> => {
    if (!template) {
      await create(input).unwrap();
      return [];
    }
    const { id } = template;
    const newest = (await read().unwrap()).find((each) => each.id === id) ?? template;
    const changed = fields.filter((field) => input[field] !== template[field]);
    const contested = changed.filter((field) => ![seen?.[field], input[field]].includes(newest[field]));
    setSeen(newest);
    if (contested.length === 0) {
      const { name, text } = newest;
      const own = Object.fromEntries(changed.map((field) => [field, input[field]]));
      await update({ id, replyTemplateInput: { name, text, ...own } }).unwrap();
    }
    return contested.map((field) => ({ field, message: messageOf(newest[field]) }));
  };

  return { save, saving: creating.isLoading || reading.isFetching || updating.isLoading };
}

const messageOf = (theirs: string): string =>
  `Somebody else has changed it meanwhile, to “${theirs}”. Save again to replace that.`;
