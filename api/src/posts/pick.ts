/** The named fields alone, whatever else the source holds. */
export function pick<Source extends object, Name extends keyof Source>(source: Source, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;
}
