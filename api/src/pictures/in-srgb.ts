import type { Metadata, Sharp } from 'sharp';

/**
 * In the colours of the web, which need no profile in the file. sharp writes those of 16 bits with a profile in Display P3,
 * all others in sRGB; without a profile the conversion would take sRGB for Display P3.
 */
export const inSrgb = (picture: Sharp, { space, hasProfile }: Metadata): Sharp =>
  space === 'rgb16' && hasProfile ? picture.withIccProfile('srgb', { attach: false }) : picture;
