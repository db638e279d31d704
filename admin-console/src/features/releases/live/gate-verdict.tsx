import styled from 'styled-components';
import type { CheckedVersion } from '@site/api-client/releases';
import { Badge, space, type } from '@site/ui';

/** What the gate says of a version: whether it may go live, and whether a browser has rehearsed it. */
export const GateVerdict = ({ version: { refusals, isRehearsed, rehearsedBy } }: { version: CheckedVersion }) => (
  <Verdict>
    {refusals.length > 0 ? (
      <Badge $tone="bad">Would be refused</Badge>
    ) : (
      <Badge $tone={isRehearsed ? 'good' : 'warn'}>{isRehearsed ? 'Passed' : 'Not rehearsed'}</Badge>
    )}
    {rehearsedBy && <p title={rehearsedBy}>signed with the key {rehearsedBy.slice(0, 8)}…</p>}
    {refusals.map((refusal) => (
      <p key={refusal}>{refusal}</p>
    ))}
  </Verdict>
);

const Verdict = styled.div`
  ${type.small}
  display: grid;
  justify-items: start;
  gap: ${space[4]};
`;
