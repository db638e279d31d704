import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PictureUseFilter, pictureUses } from '@site/contracts';
import { addressOf, changed, numberIn, pageIn } from '../../../shared/list-address';
import { useListView } from '../../../shared/use-list-view';

export const picturePageSize = 48;
const path = '/admin/pictures';

/** What the screen shows. */
export type PictureView = {
  use: PictureUseFilter | undefined;
  search: string;
  /** From 1. */
  page: number;
  /** Id of the picture that is open. */
  picture: number | undefined;
};

export function usePictureView() {
  const [params, setParams] = useSearchParams();
  const open = useCallback((picture: number | null) => setParams((last) => changed(last, { picture })), [setParams]);
  /** The list stays where it is behind a picture that is open. */
  const hrefOfPicture = (id: number) => addressOf(path, changed(params, { picture: id }));
  return { ...useListView(path, viewIn), hrefOfPicture, open };
}

const viewIn = (params: URLSearchParams): PictureView => ({
  use: pictureUses.find((use) => use === params.get('use')),
  search: params.get('search') ?? '',
  page: pageIn(params, picturePageSize),
  picture: numberIn(params, 'picture'),
});
