/** Files that are dragged or pasted. */
export const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

export const carriesFiles = (data: DataTransfer | null): boolean => Boolean(data?.types.includes('Files'));

/** A shorter address is that of an icon, or of what a page shows where its picture is still to come. */
const leastWritten = 500;

/** A picture that is written out in its address; none for the address of another place. */
export function writtenPicture(address: string): File[] {
  const [start = '', type, ending] = /^data:(image\/(\w+));base64,/.exec(address) ?? [];
  if (!type || address.length < leastWritten) return [];
  try {
    const bytes = Uint8Array.from(atob(address.slice(start.length)), (letter) => letter.charCodeAt(0));
    return [new File([bytes], `Picture.${ending}`, { type })];
  } catch {
    return [];
  }
}

/**
 * Pictures of a paste. Office programs add a picture of the words that they copy: then the words are meant, which they give
 * with their looks, too. With words alone, as the name of a file in macOS, the file is.
 */
export function pastedPictures(data: DataTransfer | null): File[] {
  const has = (type: string) => data?.types.includes(type);
  if (has('text/plain') && (has('text/html') || has('text/rtf'))) return [];
  return filesOf(data).filter(({ type }) => type.startsWith('image/'));
}
