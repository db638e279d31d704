import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { color, Container, fluid, Heading, Lead, media, planGrid, Section, space, TextLink } from '@site/ui';
import { useSite } from '../../shared/site-context';
import MissingChair from '../../drawings/missing-chair.svg';
import { ActionRow } from '../parts/action-link';
import type { Action, JobOpening } from '../sections';
import { JobFacts } from './job-facts';

/** All of /careers/:slug. */
export function JobView({ job }: { job: JobOpening }) {
  const { email } = useSite().config;
  const apply: Action = { to: 'email', subject: `Application: ${job.title}`, label: 'Apply by email' };
  return (
    <>
      <Top>
        <Columns>
          <Words>
            <TextLink href="/careers#openings">
              <ArrowLeft aria-hidden />
              All openings
            </TextLink>
            <Heading as="h1" $size="display">
              {job.title}
            </Heading>
            <Lead>{job.description}</Lead>
            <JobFacts job={job} />
            <ActionRow actions={[apply]} />
            <p>A few lines to {email} will do, without a form. A person answers within 24 hours.</p>
          </Words>
          <MissingChair />
        </Columns>
      </Top>
      <Section $tone="card" aria-labelledby="requirements">
        <Container>
          <Heading id="requirements">What you bring</Heading>
          <Requirements>
            {job.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </Requirements>
          <p>If you meet most of the list and are curious about the rest, that is enough to write to us.</p>
        </Container>
      </Section>
      <Section aria-labelledby="next">
        <Container>
          <Heading id="next">What happens next</Heading>
          <Steps>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <Heading as="h3" $size="minor">
                  {title}
                </Heading>
                <p>{text}</p>
              </li>
            ))}
          </Steps>
        </Container>
      </Section>
      <ApplyBand aria-labelledby="apply">
        <Last>
          <Heading id="apply">Is this your desk?</Heading>
          <p>Tell us what you have built and who uses it. Links help; a cover letter is not needed.</p>
          <ActionRow actions={[apply]} tone="lime" />
        </Last>
      </ApplyBand>
    </>
  );
}

const steps = [
  {
    title: 'You write',
    text: 'By email, with the title of the job as its subject: the button fills that in. Your own words are the rest.',
  },
  { title: 'We answer within 24 hours', text: 'With a time for a conversation, or with the reason why not.' },
  { title: 'A conversation', text: 'With the person who decides, and who would work with you. It takes half an hour.' },
  { title: 'A piece of real work', text: 'Small, and paid for. You see how we work, and we see how you do.' },
  {
    title: 'An afternoon with us',
    text: 'With the people you would sit beside. After that, both sides say yes or no.',
  },
];

const Top = styled.section`
  ${planGrid}
  padding-block: ${fluid(40, 64)};
  border-bottom: 2px solid ${color.ink};
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space[48]};
  align-items: center;

  & > svg {
    width: 100%;
    max-width: 400px;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 328px;
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[24]};
  overflow-wrap: anywhere;

  ${media.print} {
    & > a {
      display: none;
    }
  }
`;

const Requirements = styled.ul`
  display: grid;
  gap: ${space[12]};
  max-width: 44rem;
  margin-block: ${space[32]};

  & > li {
    position: relative;
    padding-left: ${space[32]};
  }

  & > li::before {
    content: '';
    position: absolute;
    top: 0.8em;
    left: 0;
    width: ${space[16]};
    border-top: 1.5px solid ${color.blue};
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space[24]} ${space[32]};
  margin-top: ${space[32]};
  counter-reset: step;

  & > li {
    padding-top: ${space[12]};
    border-top: 2px solid ${color.ink};
  }

  & p {
    margin-top: ${space[8]};
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const ApplyBand = styled(Section).attrs({ $tone: 'band' })`
  /* Its button is not on paper. */
  ${media.print} {
    display: none;
  }
`;

const Last = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${space[24]};

  ${media.tablet} {
    grid-template-columns: 1fr auto;
    align-items: end;

    & > h2 {
      grid-column: 1 / -1;
    }
  }

  & > p {
    max-width: 34rem;
    color: ${color.onBandSoft};
  }
`;
