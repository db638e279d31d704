import { ArrowUpRight } from 'lucide-react';
import styled from 'styled-components';
import {
  color,
  Container,
  Heading,
  largeText,
  Lead,
  LinkButton,
  Marker,
  media,
  MonoLabel,
  planGrid,
  space,
  type,
} from '@site/ui';
import ReadingRoom from '../../../drawings/single/reading-room.svg';
import { written } from '../../../enhance/count-up';
import { figures } from '../../../facts/figures';
import { useSite } from '../../../shared/site-context';

/** `total` is the count of matching articles, unknown while the first list loads. */
export function BlogHero({ total }: { total: number | undefined }) {
  const { config } = useSite();
  const stats = [
    { value: total === undefined ? '–' : `${total}+`, label: 'Articles' },
    { value: written(figures.monthlyReaders), label: 'Monthly Readers' },
    { value: written(figures.helpfulRating), label: 'Helpful Rating' },
  ];
  return (
    <Hero>
      <Split>
        <div>
          <Heading as="h1" $size="display">
            Latest <Marker>Insights</Marker>
          </Heading>
          <Lead>
            What we measured, built and got wrong while taking work off desks in real estate, construction, retail and
            schools.
          </Lead>
          <LinkButton href={config.schedulingUrl}>
            Discuss Your Project
            <ArrowUpRight aria-hidden />
          </LinkButton>
        </div>
        <ReadingRoom />
      </Split>
      <Container>
        <Stats>
          {stats.map(({ value, label }) => (
            <Stat key={label}>
              <strong>{value}</strong> <MonoLabel>{label}</MonoLabel>
            </Stat>
          ))}
        </Stats>
      </Container>
    </Hero>
  );
}

const Hero = styled.section`
  ${planGrid}
  border-bottom: 1px solid ${color.line};
`;

const Split = styled(Container)`
  display: grid;
  gap: ${space[32]};
  padding-block: ${space[64]} ${space[48]};

  & p {
    margin-block: ${space[24]} ${space[32]};
  }

  & > svg {
    display: none;
  }

  ${media.desktop} {
    grid-template-columns: 1.1fr 1fr;
    align-items: end;
    padding-bottom: 0;

    & > :first-child {
      padding-bottom: ${space[64]};
    }

    & > svg {
      display: block;
    }
  }
`;

const Stats = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border: solid ${color.line};
  border-width: 1px 1px 0;
  background: ${color.card};

  ${largeText} {
    grid-template-columns: none;
  }
`;

const Stat = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[16]} ${space[12]};

  & + & {
    border-left: 1px solid ${color.line};
  }

  & > strong {
    ${type.heading}
  }

  ${media.tablet} {
    padding: ${space[24]};
  }

  ${largeText} {
    & + & {
      border-top: 1px solid ${color.line};
      border-left: 0;
    }
  }
`;
