/** Puts a file among the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to take it over first.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
