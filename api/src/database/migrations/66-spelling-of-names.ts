import { ForwardMigration } from './forward-migration';

/**
 * Usernames and email addresses are spelled in one way, without characters that nobody sees (Unicode's
 * Default_Ignorable_Code_Point), as what is typed to sign in is. One that another user has in that spelling stays.
 */
export class SpellingOfNames1767225600066 extends ForwardMigration {
  protected readonly statements = ['username', 'email'].map(
    (column) => `UPDATE users SET ${column} = ${spelled(column)}
      WHERE ${column} <> ${spelled(column)} AND ${spelled(column)} <> '' AND NOT EXISTS (
        SELECT FROM users other
          WHERE other.id <> users.id AND lower(${spelled(`other.${column}`)}) = lower(${spelled(`users.${column}`)})
      )`,
  );
}

const unseen =
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F' +
  '\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8\\U000E0000-\\U000E0FFF';

const spelled = (column: string): string => `normalize(regexp_replace(${column}, '[${unseen}]', '', 'g'), NFC)`;
