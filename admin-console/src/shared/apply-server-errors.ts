import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { problemOf } from '@site/api-client';

/** Puts what the server says of a field beside that field, and the focus on the first of them. */
export function applyServerErrors<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): void {
  const names = Object.keys(form.getValues());
  const fields = Object.entries(problemOf(error)?.fields ?? {}).filter(([name]) => names.includes(name));
  fields.forEach(([name, message], index) =>
    form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
}
