import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PictureUseFilter, pictureUses } from '@site/contracts';
import { addressOf, changed, numberIn, pageIn } from '../../../shared/list-address';

export const picturePageSize = 48;

/** What the screen shows; all of it stands in the address. */
export interface PictureView {
  use: PictureUseFilter | undefined;
  search: string;
  /** From 1. */
  page: number;
  /** Id of the picture that is open. */
  picture: number | undefined;
}

export function usePictureView() {
  const [params, setParams] = useSearchParams();
  const hrefOf = (change: Partial<PictureView>) =>
    addressOf('/admin/pictures', changed(params, { page: null, ...change }));
  const search = useCallback(
    (text: string) => setParams((last) => changed(last, { page: null, search: text }), { replace: true }),
    [setParams],
  );
  const open = useCallback((picture: number | null) => setParams((last) => changed(last, { picture })), [setParams]);
  /** The list stays where it is behind a picture that is open. */
  const hrefOfPicture = (id: number) => addressOf('/admin/pictures', changed(params, { picture: id }));
  return { view: viewOf(params), hrefOf, hrefOfPicture, search, open };
}

function viewOf(params: URLSearchParams): PictureView {
  return {
    use: pictureUses.find((use) => use === params.get('use')),
    search: params.get('search') ?? '',
    page: pageIn(params, picturePageSize),
    picture: numberIn(params, 'picture'),
  };
}
