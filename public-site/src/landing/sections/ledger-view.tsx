import { useId } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, Heading, media, Section, space } from '@site/ui';
import { SectionHead } from '../parts/section-head';
import type { LedgerSection } from '../sections';

export function LedgerView({ section: { id, title, intro, rows } }: { section: LedgerSection }) {
  const headId = useId();
  return (
    <Section id={id} $tone="card" aria-labelledby={headId}>
      <Stack>
        <SectionHead id={headId} title={title} intro={intro} />
        <Rows>
          {rows.map(({ title: row, text }) => (
            <Row key={row}>
              <Heading as="h3" $size="subheading">
                {row}
              </Heading>
              <p>{text}</p>
            </Row>
          ))}
        </Rows>
      </Stack>
    </Section>
  );
}

const Stack = styled(Container)`
  display: grid;
  gap: ${fluid(32, 48)};
`;

const Rows = styled.ul`
  border-top: 2px solid ${color.ink};
`;

const Row = styled.li`
  display: grid;
  gap: ${space[8]} ${space[48]};
  padding-block: ${fluid(20, 28)};
  border-bottom: 1px solid ${color.line};

  & > p {
    color: ${color.inkSoft};
    max-width: 38rem;
    text-wrap: balance;
  }

  ${media.tablet} {
    grid-template-columns: 5fr 7fr;
    align-items: baseline;
  }
`;
