import { type CleanedEnv, cleanEnv, EnvMissingError, type ValidatorSpec } from 'envalid';

type Specs = Record<string, ValidatorSpec<unknown>>;

/**
 * Parses environment variables, an empty one as an absent one. Throws a `Problem` that has a sentence for each variable
 * which is missing or wrong.
 */
export function readSettings<Named extends Specs>(
  environment: NodeJS.ProcessEnv,
  specs: Named,
  Problem: new (message: string) => Error,
): CleanedEnv<Named> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  return cleanEnv(given, specs, {
    reporter: ({ errors }) => {
      const sentences = Object.entries(errors as Record<string, Error>).map(([name, error]) =>
        error instanceof EnvMissingError ? `${name} is not set. Give ${error.message}.` : `${name} ${error.message}`,
      );
      if (sentences.length > 0) throw new Problem(sentences.join('\n'));
    },
  });
}
