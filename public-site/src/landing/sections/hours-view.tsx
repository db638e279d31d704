import { useId } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, fontFamily, Heading, media, MonoLabel, Section, space, type } from '@site/ui';
import { ActionButton } from '../parts/action-link';
import { CountUp } from '../parts/count-up';
import { HoursRuler } from '../parts/hours-ruler';
import type { HoursSection } from '../sections';

const duration = 800;

export function HoursView({ section: { id, title, intro, hours, goal, caption, action } }: { section: HoursSection }) {
  const headId = useId();
  return (
    <Section id={id} $tone="band" aria-labelledby={headId}>
      <Container>
        <Head>
          <Heading id={headId}>{title}</Heading>
          {intro && <p>{intro}</p>}
        </Head>
        <Hours>
          <CountUp figure={{ value: hours }} duration={duration} />
        </Hours>
        <HoursRuler share={hours / goal} />
        <Ends>
          <MonoLabel $tone="inherit">0</MonoLabel>
          <MonoLabel $tone="inherit">{goal.toLocaleString('en-US')}</MonoLabel>
        </Ends>
        <Foot>
          <p>{caption}</p>
          <ActionButton action={action} tone="lime" />
        </Foot>
      </Container>
    </Section>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space[16]} ${space[48]};

  & > p {
    ${type.body}
    color: ${color.onBandSoft};
    max-width: 32rem;
    text-wrap: pretty;
  }

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }
`;

const Hours = styled.p`
  margin-top: ${fluid(32, 56)};
  /* The figure is a drawing of its own: as wide as the phone, and most of the measure of a desktop. */
  font: 620 clamp(4rem, 19.5vw, 14.5rem) / 0.9 ${fontFamily.display};
  letter-spacing: -0.04em;
  margin-left: -0.04em;
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  padding-top: ${space[8]};
  color: ${color.onBandSoft};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[24]};
  margin-top: ${fluid(24, 32)};

  & > p {
    ${type.lead}
    max-width: 34rem;
    text-wrap: balance;
  }
`;
