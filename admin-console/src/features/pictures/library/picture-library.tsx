import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { picturesChanged, useGetPictureSummaryQuery, useListPicturesQuery } from '@site/api-client/pictures';
import { Button, color, EmptyState, space, useToast } from '@site/ui';
import { FocusFallback } from '../../../shared/focus-fallback';
import { PagedList } from '../../../shared/paged-list';
import { ScreenHead } from '../../../shared/screen-head';
import { useSessionEnd } from '../../session/use-session-end';
import { PictureInput } from '../picture-input';
import { useFileDrop } from '../use-file-drop';
import { useUploads } from '../use-uploads';
import { PictureCard } from './picture-card';
import { PictureFilters } from './picture-filters';
import { PictureGrid } from './picture-grid';
import { PictureGridSkeleton } from './picture-grid-skeleton';
import { StoredRoom } from './stored-room';
import { UnusedPicturesPart } from './unused-pictures-part';
import { picturePageSize, usePictureView } from './use-picture-view';
import { partOf } from '../../../shared/part-of';

/** The dialog of one picture, loaded when one is opened. */
const PictureDialogPart = partOf(async () => (await import('./picture-dialog')).PictureDialog, {
  loading: null,
  errorText: 'The picture could not be shown',
});

const UploadsPart = partOf(async () => (await import('../upload-list')).UploadList, {
  errorText: 'The uploads could not be shown',
});

const anew = { refetchOnMountOrArgChange: true };

/** All uploaded pictures; search, use, page and the picture that is open stand in the address. */
export function PictureLibrary() {
  const { view, hrefOf, hrefOfPicture, search, open } = usePictureView();
  const query = useListPicturesQuery(queryOf(view), anew);
  const { data: summary } = useGetPictureSummaryQuery(undefined, anew);
  useSessionEnd(query.error);
  const input = useRef<HTMLInputElement>(null);
  const { uploads, add, retry, remove } = useLibraryUploads();
  const { dropping, handlers } = useFileDrop(add);

  return (
    <Place $dropping={dropping} {...handlers}>
      <ScreenHead
        title="Pictures"
        back={{ href: '/admin', label: 'Back to Dashboard' }}
        note={summary && <StoredRoom summary={summary} />}
        actions={
          <Button $size="small" onClick={() => input.current?.click()}>
            <ImageUp aria-hidden />
            Upload pictures
          </Button>
        }
      />
      <PictureInput ref={input} label="Pictures to upload" multiple onFiles={add} />
      <FocusFallback label="Pictures">
        {uploads.length > 0 && <UploadsPart label="Uploading pictures" {...{ uploads, retry, remove }} />}
        {summary && <UnusedPicturesPart summary={summary} />}
        <PictureFilters {...{ view, hrefOf, search }} />
        <PagedList
          query={query}
          page={view.page}
          pageSize={picturePageSize}
          hrefOf={(page) => hrefOf({ page })}
          label="Pictures"
          one="picture"
          none="No pictures found"
          loading={<PictureGridSkeleton />}
          errorText="Failed to fetch pictures"
          empty={<EmptyState title="No pictures found" hint="Upload some here or in a post." />}
        >
          {(items) => (
            <PictureGrid aria-label="Pictures">
              {items.map((picture) => (
                <PictureCard key={picture.id} picture={picture} href={hrefOfPicture(picture.id)} />
              ))}
            </PictureGrid>
          )}
        </PagedList>
      </FocusFallback>
      {view.picture !== undefined && (
        <PictureDialogPart key={view.picture} id={view.picture} onOpen={open} onClose={() => open(null)} />
      )}
    </Place>
  );
}

const queryOf = ({ use, search, page }: ReturnType<typeof usePictureView>['view']) => ({
  use,
  search: search || undefined,
  limit: picturePageSize,
  offset: (page - 1) * picturePageSize,
});

/** What is stored shows in the list at once, if this is the part of the list where it belongs. */
function useLibraryUploads() {
  const dispatch = useDispatch();
  const { toast } = useToast();
  return useUploads((_picture, forget) => {
    forget();
    dispatch(picturesChanged(false));
    toast({ title: 'Picture uploaded', variant: 'success' });
  });
}

const Place = styled.div<{ $dropping: boolean }>`
  outline: 2px dashed ${({ $dropping }) => ($dropping ? color.blue : 'transparent')};
  outline-offset: ${space[8]};
`;
