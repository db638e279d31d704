import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PictureUseFilter, pictureUses } from '@site/contracts';

/** What the screen shows; all of it stands in the address. */
export interface PictureView {
  use: PictureUseFilter | undefined;
  search: string;
  /** From 1. */
  page: number;
  /** Id of the picture that is open. */
  picture: number | undefined;
}

/** `null` takes a part out of the address. */
type Change = Partial<Record<keyof PictureView, string | null>>;

export function usePictureView() {
  const [params, setParams] = useSearchParams();
  const hrefOf = (change: Change) => `/admin/pictures?${changed(params, { page: null, ...change })}`;
  const search = useCallback(
    (text: string) => setParams((last) => changed(last, { page: null, search: text }), { replace: true }),
    [setParams],
  );
  const open = useCallback(
    (picture: number | null) =>
      setParams((last) => changed(last, { picture: picture === null ? null : String(picture) })),
    [setParams],
  );
  /** The list stays where it is behind a picture that is open. */
  const hrefOfPicture = (id: number) => `/admin/pictures?${changed(params, { picture: String(id) })}`;
  return { view: viewOf(params), hrefOf, hrefOfPicture, search, open };
}

function viewOf(params: URLSearchParams): PictureView {
  return {
    use: pictureUses.find((use) => use === params.get('use')),
    search: params.get('search') ?? '',
    page: numberIn(params, 'page') ?? 1,
    picture: numberIn(params, 'picture'),
  };
}

function numberIn(params: URLSearchParams, name: string): number | undefined {
  const number = Number(params.get(name));
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

function changed(params: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
