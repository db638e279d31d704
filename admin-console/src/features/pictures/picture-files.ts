/** Files that are dragged or pasted. */
export const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

export const carriesFiles = (data: DataTransfer | null): boolean => Boolean(data?.types.includes('Files'));

/**
 * Pictures of a paste. Office programs add a picture of the words that they copy: then the words are meant, which they give
 * with their looks, too. With words alone, as the name of a file in macOS, the file is.
 */
export function pastedPictures(data: DataTransfer | null): File[] {
  const has = (type: string) => data?.types.includes(type);
  if (has('text/plain') && (has('text/html') || has('text/rtf'))) return [];
  return filesOf(data).filter(({ type }) => type.startsWith('image/'));
}
