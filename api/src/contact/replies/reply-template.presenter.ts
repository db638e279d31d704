import type { ReplyTemplateEntry } from './reply-template.entity';

/** A text that answers begin with. */
export class ReplyTemplate {
  id!: number;
  name!: string;
  text!: string;
  updatedAt!: Date;
}

export function presentTemplate({ id, name, text, updatedAt }: ReplyTemplateEntry): ReplyTemplate {
  return { id, name, text, updatedAt };
}
