import { useState } from 'react';
import styled from 'styled-components';
import { type PictureDetails, useListPicturesQuery } from '@site/api-client/pictures';
import { limits } from '@site/contracts';
import { Button, EmptyState, QueryState, space, type } from '@site/ui';
import { withPreviousData } from '../../../shared/with-previous-data';
import { ListSearch } from '../../../shared/list-search';
import { ListStatus } from '../../../shared/list-status';
import { PictureGrid } from '../library/picture-grid';
import { PickedPicture } from './picked-picture';
import { PickerTile } from './picker-tile';

interface PicturePickerProps {
  /** Asks what the picture shows before it is picked, its own text filled in; else a press picks it. */
  describes?: boolean;
  onPick: (picture: PictureDetails, description: string) => void;
}

const step = 24;

/** All stored pictures, the newest first, with a search. */
export function PicturePicker({ describes = false, onPick }: PicturePickerProps) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(step);
  const [chosen, setChosen] = useState<PictureDetails | null>(null);
  const query = withPreviousData(
    useListPicturesQuery(
      { search: search || undefined, limit: Math.min(shown, limits.page.max) },
      { refetchOnMountOrArgChange: true },
    ),
  );
  const handleSearch = (text: string) => {
    setSearch(text);
    setShown(step);
  };

  if (chosen) {
    const handleInsert = (description: string) => onPick(chosen, description);
    return <PickedPicture picture={chosen} onInsert={handleInsert} onBack={() => setChosen(null)} />;
  }
  return (
    <Picker>
      <ListSearch
        label="Search pictures"
        placeholder="Search names and alternative texts..."
        maxLength={limits.search}
        value={search}
        onSearch={handleSearch}
      />
      <ListStatus page={query.currentData} offset={0} one="picture" none="No pictures found" />
      <QueryState
        query={query}
        errorText="Failed to fetch pictures"
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="No pictures found" hint="Pictures that were uploaded before appear here." />}
      >
        {({ items, total }) => (
          <>
            <PictureGrid aria-label="Pictures">
              {items.map((picture) => (
                <PickerTile
                  key={picture.id}
                  picture={picture}
                  onPick={() => (describes ? setChosen(picture) : onPick(picture, picture.alt))}
                />
              ))}
            </PictureGrid>
            <More total={total} shown={items.length} onMore={() => setShown(shown + step)} />
          </>
        )}
      </QueryState>
    </Picker>
  );
}

function More({ total, shown, onMore }: { total: number; shown: number; onMore: () => void }) {
  if (total <= shown) return null;
  if (shown >= limits.page.max) return <Rest>{total - shown} older pictures are found by their name or text.</Rest>;
  return (
    <Button $tone="outline" $size="small" onClick={onMore}>
      Show more
    </Button>
  );
}

const Picker = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  justify-items: start;

  & > * {
    width: 100%;
  }

  & > button {
    width: auto;
  }
`;

const Rest = styled.p`
  ${type.small}
`;
