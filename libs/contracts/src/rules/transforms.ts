import { Transform } from 'class-transformer';

/** Drops blanks around a text, what would turn the text beside it, and halves of surrogate pairs. */
export const Trim = () => Transform(({ value }) => trimmed(value));

/** For what names somebody, letter by letter: drops as well what nobody sees, and spells each letter in one way. */
export const TrimIdentifier = () =>
  Transform(({ value }) => (typeof value === 'string' ? trimIdentifier(value) : value));

export const trimIdentifier = (text: string): string => trim(text.replace(/\p{DI}/gu, '').normalize('NFC'));

/** Drops blanks around an optional text; nothing left means null. */
export const BlankToNull = () => Transform(({ value }) => (trimmed(value) === '' ? null : trimmed(value)));

/** Treats an empty text as if the property had not been sent. */
export const BlankToAbsent = () => Transform(({ value }) => (value === '' ? undefined : value));

/** Reads a whole number out of a query; anything else stays as it is, for the rules to refuse. */
export const WholeNumber = () =>
  Transform(({ value }) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value));

/** Reads true or false out of a query. */
export const TrueOrFalse = () =>
  Transform(({ value }) => (value === 'true' || value === 'false' ? value === 'true' : value));

/** Trims tags and drops those that are blank or stand there already, in whatever case. */
export const DistinctTags = () =>
  Transform(({ value }) => {
    if (value === null) return [];
    if (!Array.isArray(value)) return value;
    const tags = new Map<unknown, unknown>();
    for (const tag of value.map(trimmed)) {
      const name = typeof tag === 'string' ? tag.toLowerCase() : tag;
      if (name !== '' && !tags.has(name)) tags.set(name, tag);
    }
    return [...tags.values()];
  });

/**
 * Characters that turn the direction of all that follows, also of other people's words beside them. Nobody's words need
 * them: Arabic and Hebrew run the right way by themselves, and the marks that help them where they don't stay. And
 * halves of surrogate pairs, which are no characters: UTF-8 has no bytes for them, and validators throw at them.
 */
const dropped = /[\u202A-\u202E\u2066-\u2069\p{Surrogate}]/gu;

const trim = (text: string): string => text.replace(dropped, '').trim();

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? trim(value) : value);
