import { problemOf } from '@site/api-client/errors';
import { contactFields, type ContactValues } from './contact-outcome';

/** What the API found wrong of a message, by the form's own fields. Empty when the call failed for another reason. */
export function contactErrors(failure: unknown): ContactValues {
  const { firstName, lastName, ...others } = problemOf(failure)?.fields ?? {};
  const said: ContactValues = { ...others, name: firstName ?? lastName };
  return Object.fromEntries(contactFields.flatMap((name) => (said[name] ? [[name, said[name]]] : [])));
}
