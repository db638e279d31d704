/** The package brings no types; this is what is used of it. */
declare module 'subset-font' {
  const subsetFont: (font: Buffer, text: string, options: { targetFormat: 'sfnt' }) => Promise<Buffer>;
  export = subsetFont;
}
