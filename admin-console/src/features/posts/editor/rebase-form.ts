import type { UseFormReturn } from 'react-hook-form';
import type { PostInput } from '@site/contracts';

/** Makes what was sent the text that counts as saved. Answers whether something else has been typed meanwhile. */
export function rebaseForm(form: UseFormReturn<PostInput>, sent: PostInput): boolean {
  const present = form.getValues();
  form.reset(sent, { keepValues: true });
  const names = Object.keys(sent) as (keyof PostInput)[];
  const changed = names.filter((name) => JSON.stringify(present[name]) !== JSON.stringify(sent[name]));
  for (const name of changed) form.setValue(name, present[name], { shouldDirty: true });
  return changed.length > 0;
}
