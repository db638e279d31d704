import styled from 'styled-components';
import { media, MonoLabel, space } from '@site/ui';
import { useSite } from '../../shared/site-context';
import type { JobOpening } from '../sections';

type JobFactsProps = Record<'job', Pick<JobOpening, 'department' | 'location' | 'type' | 'posted' | 'closes'>>;

/** Where, for how long and until when. */
export function JobFacts({ job: { department, location, type, posted, closes } }: JobFactsProps) {
  const { country } = useSite().config;
  return (
    <Facts>
      {[department, location, country?.name, type].map(
        (fact) =>
          fact && (
            <MonoLabel as="li" key={fact}>
              {fact}
            </MonoLabel>
          ),
      )}
      <MonoLabel as="li">
        Posted <Day date={posted} />
      </MonoLabel>
      <MonoLabel as="li">
        Apply by <Day date={closes} />
      </MonoLabel>
    </Facts>
  );
}

export const Day = ({ date }: { date: string }) => <time dateTime={date}>{days.format(new Date(date))}</time>;

/** The same on every device: a last day must not become another one with the reader's time zone. */
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${space[16]};
  margin-top: ${space[12]};

  ${media.tablet} {
    display: grid;
  }
`;
