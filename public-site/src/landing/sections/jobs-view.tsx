import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { color, fluid, Heading, media, SiteLink, space, TextLink, type } from '@site/ui';
import { JobFacts } from '../jobs/job-facts';
import { jobPath } from '../../facts/openings';
import { listView } from '../parts/list-view';
import type { JobsSection } from '../sections';

const shownRequirements = 3;

/** Openings, as the schedule of doors on a drawing. */
export const JobsView = listView<JobsSection>({
  tone: 'card',
  list: (jobs, { items }) => items.length > 0 && <Schedule>{jobs}</Schedule>,
  item: ({ slug, title, requirements, ...job }) => {
    const rest = requirements.slice(shownRequirements);
    return (
      <Row>
        <div>
          <Heading as="h3" $size="subheading">
            <SiteLink href={jobPath(slug)}>{title}</SiteLink>
          </Heading>
          <JobFacts job={job} />
        </div>
        <p>{job.description}</p>
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
          <TextLink href={jobPath(slug)} aria-label={`Read more and apply: ${title}`}>
            Read more and apply
            <ArrowRight aria-hidden />
          </TextLink>
        </Requirements>
      </Row>
    );
  },
});

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
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a:hover {
    text-decoration: underline;
  }

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

const Requirements = styled.div`
  ${type.dense}

  ${media.print} {
    & > a {
      display: none;
    }
  }

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
