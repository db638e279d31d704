import { useId } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, Heading, media, planGrid, Section, space, type } from '@site/ui';
import { mailTo } from '../../shared/mail-to';
import { useSite } from '../../shared/site-context';
import { ActionRow } from '../parts/action-link';
import { OpenDoor } from '../parts/open-door';
import { SectionHead } from '../parts/section-head';
import type { ClosingSection } from '../sections';

/** The closing call to action: with a drawing, on the grid; without, in one breath on the blue band. */
export function ClosingView({ section }: { section: ClosingSection }) {
  const { id, title, intro, action, drawing: Drawing } = section;
  const headId = useId();
  const Frame = Drawing ? Sheet : Band;
  return (
    <Frame id={id} aria-labelledby={headId}>
      <Columns>
        <Side>
          {Drawing ? (
            <SectionHead id={headId} title={title} intro={intro} />
          ) : (
            <>
              <Heading id={headId} $size="display">
                {title}
              </Heading>
              {intro && <p>{intro}</p>}
            </>
          )}
          <ActionRow actions={[action]} tone={Drawing ? undefined : 'lime'} />
          {Drawing && <Lines subject={title} isForm={action.to === 'page'} />}
        </Side>
        {Drawing ? <Drawing /> : <OpenDoor />}
      </Columns>
    </Frame>
  );
}

interface LinesProps {
  subject: string;
  /** The action above leads to the form. */
  isForm: boolean;
}

/** How else to answer the call. */
function Lines({ subject, isForm }: LinesProps) {
  const { phone, email } = useSite().config;
  return (
    <Addresses>
      <li>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      </li>
      <li>
        <a href={mailTo(email, subject)}>{email}</a>
      </li>
      {!isForm && (
        <li>
          <a href="/contact">Contact form</a>
        </li>
      )}
    </Addresses>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: ${space[48]};
`;

const Side = styled.div`
  display: grid;
  gap: ${space[24]};
`;

const Sheet = styled.section`
  ${planGrid}
  padding-block: ${fluid(64, 96)};
  border-top: 2px solid ${color.ink};
  overflow: hidden;

  & > ${Columns} {
    align-items: center;

    & > svg {
      width: 100%;
    }

    ${media.tablet} {
      grid-template-columns: 7fr 5fr;
    }
  }
`;

const Band = styled(Section).attrs({ $tone: 'band' })`
  padding-bottom: 0;
  overflow: hidden;

  /* Its link leads nowhere on paper. */
  ${media.print} {
    display: none;
  }

  ${media.tablet} {
    & > ${Columns} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
  }

  ${Side} {
    justify-items: start;
    max-width: 46rem;

    & > p {
      ${type.lead}
      color: ${color.onBandSoft};
      max-width: 34rem;
      text-wrap: pretty;
    }

    ${media.tablet} {
      padding-bottom: ${fluid(64, 96)};
    }
  }
`;

const Addresses = styled.ul`
  ${type.dense}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};

  a {
    display: inline-block;
    padding-block: ${space[8]};
    overflow-wrap: anywhere;
  }
`;
