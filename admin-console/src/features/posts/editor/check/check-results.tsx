import styled from 'styled-components';
import { Button, color, SmallText, space, type } from '@site/ui';
import { usePageCheck } from './use-page-check';

/** What was found in the post as it stands in the form. */
export function CheckResults() {
  const { findings, state, checkAgain } = usePageCheck();
  return (
    <Results>
      <p role="status">{state === 'done' ? summaryOf(findings.length) : states[state]}</p>
      {findings.length > 0 && (
        <Findings aria-label="Findings">
          {findings.map(({ problem, advice }) => (
            <li key={problem}>
              <p dir="auto">{problem}</p>
              <SmallText dir="auto">{advice}</SmallText>
            </li>
          ))}
        </Findings>
      )}
      <SmallText>Addresses of other sites are read, not visited. You can publish anyway.</SmallText>
      <Again $tone="outline" $size="small" onClick={checkAgain}>
        Check again
      </Again>
    </Results>
  );
}

const states = { checking: 'Checking…', failed: 'The text could not be checked.' };

const summaryOf = (count: number): string =>
  count === 0 ? 'Nothing found.' : count === 1 ? '1 thing found.' : `${count} things found.`;

const Results = styled.div`
  ${type.dense}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  margin-top: ${space[12]};
`;

const Findings = styled.ul`
  display: grid;
  gap: ${space[12]};
  overflow-wrap: anywhere;

  > li {
    padding-left: ${space[12]};
    border-left: 3px solid ${color.warn};
  }
`;

const Again = styled(Button)`
  justify-self: start;
`;
