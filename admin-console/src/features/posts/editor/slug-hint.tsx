import styled from 'styled-components';
import type { SlugCheck } from '@site/api-client/admin';
import { Button, space, type } from '@site/ui';

interface SlugHintProps {
  check: SlugCheck | null;
  onTake: (slug: string) => void;
}

/** Beneath a slug that is taken, or that links of another post still use: a free one, a press away. */
export const SlugHint = ({ check, onTake }: SlugHintProps) => (
  <div role="status">
    {check && (check.suggestion || check.formerly) && (
      <Hint>
        {check.formerly && (
          <p>
            Links to “{check.formerly.title}” still use this slug. Once this post is published, they will lead here.
          </p>
        )}
        {check.suggestion && (
          <Button $tone="outline" $size="small" onClick={() => onTake(check.suggestion ?? '')}>
            Use {check.suggestion}
          </Button>
        )}
      </Hint>
    )}
  </div>
);

const Hint = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  margin-top: ${space[8]};
  overflow-wrap: anywhere;
`;
