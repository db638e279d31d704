import styled from 'styled-components';
import { color, space } from '@site/ui';
import { LiveVersions } from '../../../shared/live-versions';

export const LiveReleases = () => <LiveVersions list={Versions} />;

const Versions = styled.dl`
  display: grid;
  gap: ${space[4]};

  dt {
    color: ${color.inkSoft};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
