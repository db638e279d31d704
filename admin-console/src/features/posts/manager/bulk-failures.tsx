import { X } from 'lucide-react';
import styled from 'styled-components';
import { IconButton, Notice, space } from '@site/ui';
import { countOf } from './bulk-actions';
import type { BulkReport } from './use-bulk-action';

interface BulkFailuresProps {
  report: BulkReport;
  onClose: () => void;
}

/** Which posts were left as they are, and why. */
export const BulkFailures = ({ report: { label, done, failures }, onClose }: BulkFailuresProps) => (
  <Box $tone="bad" role="alert">
    <div>
      <p>
        {countOf(done)} {label}, {failures.length} not:
      </p>
      <ul>
        {failures.map(({ id, title, message }) => (
          <li key={id}>
            “{title}”: {message}
          </li>
        ))}
      </ul>
    </div>
    <IconButton $tone="quiet" aria-label="Close this message" onClick={onClose}>
      <X aria-hidden />
    </IconButton>
  </Box>
);

const Box = styled(Notice)`
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: ${space[12]};
  margin-bottom: ${space[16]};
  overflow-wrap: anywhere;

  p {
    font-weight: 600;
  }
`;
