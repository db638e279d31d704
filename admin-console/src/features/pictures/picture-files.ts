/** Files that are dragged or pasted. */
export const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

export const carriesFiles = (data: DataTransfer | null): boolean => Boolean(data?.types.includes('Files'));

/** Pictures of a paste. Office programs add a picture of the words that they copy: then the words are meant. */
export function pastedPictures(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/plain')) return [];
  return filesOf(data).filter(({ type }) => type.startsWith('image/'));
}
