/** How wide each letter of a TrueType file is, as a share of the letters' size. */
export function letterWidths(font: Buffer): Record<string, number> {
  const unitsPerEm = font.readUInt16BE(tableIn(font, 'head') + 18);
  const measured = font.readUInt16BE(tableIn(font, 'hhea') + 34);
  const metrics = tableIn(font, 'hmtx');
  // The last width is that of all further glyphs.
  const widthOf = (glyph: number) => font.readUInt16BE(metrics + 4 * Math.min(glyph, measured - 1)) / unitsPerEm;
  const letters = [...glyphsByCode(font, unicodeMap(font))];
  return Object.fromEntries(letters.map(([code, glyph]) => [String.fromCodePoint(code), widthOf(glyph)]));
}

function tableIn(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    if (font.toString('latin1', at, at + 4) === name) return font.readUInt32BE(at + 8);
  }
  throw new Error(`The typeface has no table ${name}.`);
}

/** The map of the first plane's characters (format 4). */
function unicodeMap(font: Buffer): number {
  const table = tableIn(font, 'cmap');
  const count = font.readUInt16BE(table + 2);
  const maps = Array.from({ length: count }, (_, index) => table + font.readUInt32BE(table + 8 + 8 * index));
  const found = maps.find((map) => font.readUInt16BE(map) === 4);
  if (found === undefined) throw new Error('The typeface has no map that can be read.');
  return found;
}

/** Segments of codes, whose glyphs follow one another or stand in a list. */
function* glyphsByCode(font: Buffer, map: number): Generator<[code: number, glyph: number]> {
  const length = font.readUInt16BE(map + 6);
  for (let segment = 0; segment < length; segment += 2) {
    const end = font.readUInt16BE(map + 14 + segment);
    const [start, delta, list] = [1, 2, 3].map((row) => map + 16 + row * length + segment) as [number, number, number];
    const first = font.readUInt16BE(start);
    const offset = font.readUInt16BE(list);
    for (let code = first; code <= Math.min(end, 0xfffe); code += 1) {
      const glyph = offset === 0 ? code : font.readUInt16BE(list + offset + 2 * (code - first));
      if (glyph !== 0) yield [code, (glyph + font.readUInt16BE(delta)) & 0xffff];
    }
  }
}
