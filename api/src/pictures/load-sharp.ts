/** Some 200 MB while it is decoded. */
export const mostPixels = 50_000_000;

/** With the first picture: most processes never see one. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // What is uploaded meets the decoders of these kinds alone, whatever its name or its first bytes claim.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
  });
  return sharp;
}
