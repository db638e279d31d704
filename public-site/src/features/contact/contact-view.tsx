import styled from 'styled-components';
import { color, Container, fluid, Heading, Lead, Marker, media, MonoLabel, planGrid, space } from '@site/ui';
import { useSite } from '../../shared/site-context';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import { ContactMap } from './contact-map';
import type { ContactOutcome } from './contact-outcome';
import { Consultation } from './consultation';

export const ContactView = ({ outcome }: { outcome: ContactOutcome | undefined }) => (
  <>
    <Top>
      <Intro>
        <Heading as="h1" $size="display">
          Tell us what <Marker>eats your week</Marker>
        </Heading>
        <Lead>
          A process, a project or a job: put it in your own words. A person reads it and answers within 24 hours.
        </Lead>
      </Intro>
      <Plan>
        <Sheet aria-labelledby="write-to-us">
          <Heading id="write-to-us" $size="heading">
            Write to us
          </Heading>
          <ContactForm outcome={outcome} />
        </Sheet>
        <Side>
          <ContactDetails />
        </Side>
      </Plan>
    </Top>
    <Whereabouts />
    <Consultation />
  </>
);

function Whereabouts() {
  if (useSite().config.map === 'none') return null;
  return (
    <Where aria-labelledby="where">
      <Container>
        <Heading id="where" $size="heading">
          Where we are
        </Heading>
        <MapNote />
        <ContactMap />
      </Container>
    </Where>
  );
}

function MapNote() {
  const { mapNote } = useSite().config;
  return mapNote ? <MonoLabel>{mapNote}</MonoLabel> : null;
}

const Top = styled.div`
  ${planGrid}
  padding-block: ${fluid(48, 64)} ${fluid(64, 96)};
  border-bottom: 1px solid ${color.line};
`;

const Intro = styled(Container)`
  display: grid;
  gap: ${space[24]};
`;

/** Two rooms with one wall between them. */
const Plan = styled(Container)`
  display: grid;
  margin-top: ${space[48]};

  ${media.desktop} {
    grid-template-columns: 1.7fr 1fr;
  }
`;

const Sheet = styled.section`
  display: grid;
  gap: ${space[32]};
  min-width: 0;
  padding: ${fluid(24, 48)};
  border: 2px solid ${color.ink};
  background: ${color.card};

  /* A form can't be filled in on paper. */
  ${media.print} {
    display: none;
  }
`;

const Side = styled.div`
  min-width: 0;
  border: 2px solid ${color.ink};
  border-top: 0;
  background: ${color.card};

  ${media.desktop} {
    border-top: 2px solid ${color.ink};
    border-left: 0;
  }

  ${media.print} {
    border: 2px solid ${color.ink};
  }
`;

const Where = styled.section`
  padding-block: ${fluid(64, 96)};
`;
