import styled from 'styled-components';
import { color, fluid, Heading, media, MonoLabel, space, type } from '@site/ui';
import { listView } from '../parts/list-view';
import type { JobsSection } from '../sections';

const shownRequirements = 3;

/** Openings, as the schedule of doors on a drawing. */
export const JobsView = listView<JobsSection>({
  tone: 'card',
  list: (jobs) => <Schedule>{jobs}</Schedule>,
  item: ({ title, description, location, country, department, type: hours, posted, closes, requirements }) => {
    const rest = requirements.slice(shownRequirements);
    return (
      <Row>
        <div>
          <Heading as="h3" $size="subheading">
            {title}
          </Heading>
          <Facts>
            {[department, location, country.name, hours].map((fact) => (
              <MonoLabel as="li" key={fact}>
                {fact}
              </MonoLabel>
            ))}
            <MonoLabel as="li">
              Posted <Day date={posted} />
            </MonoLabel>
            <MonoLabel as="li">
              Apply by <Day date={closes} />
            </MonoLabel>
          </Facts>
        </div>
        <p>{description}</p>
        <Requirements>
          <List items={requirements.slice(0, shownRequirements)} />
          {rest.length > 0 && (
            <details>
              <summary>
                +{rest.length} more {rest.length === 1 ? 'requirement' : 'requirements'}
              </summary>
              <List items={rest} />
            </details>
          )}
        </Requirements>
      </Row>
    );
  },
});

const Day = ({ date }: { date: string }) => <time dateTime={date}>{days.format(new Date(date))}</time>;

/** The same on every device: a last day must not become another one with the reader's time zone. */
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** One to a row, walled all around. */
const Schedule = styled.ul`
  border: 2px solid ${color.ink};
`;

const Row = styled.li`
  display: grid;
  gap: ${space[16]} ${space[32]};
  padding: ${space[24]} ${fluid(20, 32)} ${space[32]};

  &:not(:first-child) {
    border-top: 2px solid ${color.ink};
  }
  & > p {
    color: ${color.inkSoft};
    text-wrap: pretty;
  }

  ${media.tablet} {
    grid-template-columns: 5fr 7fr;

    & > :first-child {
      grid-row: span 2;
    }
  }
  ${media.desktop} {
    grid-template-columns: 4fr 5fr 5fr;

    & > :first-child {
      grid-row: auto;
    }
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${space[16]};
  margin-top: ${space[12]};

  ${media.tablet} {
    display: grid;
  }
`;

const Requirements = styled.div`
  ${type.dense}

  & li {
    position: relative;
    padding: 0 0 ${space[8]} ${space[24]};
  }
  & li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.7em;
    width: 12px;
    border-top: 1.5px solid ${color.blue};
  }

  summary {
    width: fit-content;
    padding-block: ${space[4]} ${space[8]};
    color: ${color.blue};
    font-weight: 600;
    cursor: pointer;
  }
`;
