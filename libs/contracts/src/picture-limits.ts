/** Apart from the limits of all forms: most front ends know nothing of stored pictures. */
export const pictureLimits = {
  name: 255,
  alt: 1_000,
  /** Days since it was sent and last shown after which a picture is offered for deletion. */
  unusedDays: 30,
} as const;

export const pictureUses = ['used', 'unused'] as const;
export type PictureUseFilter = (typeof pictureUses)[number];
