import styled from 'styled-components';
import type { PostInput } from '@site/contracts';
import { space } from '@site/ui';
import { FieldDifferences } from '../../history/field-differences';

/** What restoring a draft would change. */
export const DraftDifferences = ({ stored, present }: { stored: PostInput; present: PostInput }) => (
  <Differences role="region" aria-label="What restoring would change" tabIndex={0}>
    <FieldDifferences before={present} after={stored} />
  </Differences>
);

const Differences = styled.div`
  display: grid;
  gap: ${space[16]};
  max-height: 40vh;
  overflow-y: auto;
`;
