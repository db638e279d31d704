import styled from 'styled-components';
import { limits, type PictureUseFilter, pictureUses } from '@site/contracts';
import { color, media, space, TextLink } from '@site/ui';
import { ListSearch } from '../../../shared/list-search';
import type { PictureView, usePictureView } from './use-picture-view';

interface PictureFiltersProps extends Pick<ReturnType<typeof usePictureView>, 'hrefOf' | 'search'> {
  view: PictureView;
}

const labels: Record<PictureUseFilter, string> = { used: 'Used', unused: 'Not used' };

export const PictureFilters = ({ view, hrefOf, search }: PictureFiltersProps) => (
  <Bar role="search">
    <ListSearch
      label="Search pictures"
      placeholder="Search names and alternative texts..."
      maxLength={limits.search}
      value={view.search}
      onSearch={search}
    />
    <Uses aria-label="Filter pictures">
      {[undefined, ...pictureUses].map((use) => (
        <TextLink key={use ?? 'all'} href={hrefOf({ use: use ?? null })} aria-current={use === view.use || undefined}>
          {use ? labels[use] : 'All'}
        </TextLink>
      ))}
    </Uses>
  </Bar>
);

const Bar = styled.div`
  display: grid;
  gap: ${space[12]} ${space[24]};
  margin-bottom: ${space[16]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Uses = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};

  & [aria-current] {
    color: ${color.ink};
    text-decoration: none;
  }
`;
