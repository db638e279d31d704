import { useUpdatePictureMutation } from '@site/api-client/pictures';
import { pictureLimits, type StoredPicture } from '@site/contracts';

/** Keeps the first text that describes a picture with it, for the next place that shows it. */
export function useStoreFirstText() {
  const [update] = useUpdatePictureMutation();
  return ({ id, alt }: StoredPicture, text: string): void => {
    // The text stands where the picture was inserted: nothing is lost where this fails.
    if (!alt && text) void update({ id, pictureInput: { alt: text.slice(0, pictureLimits.alt) } });
  };
}
