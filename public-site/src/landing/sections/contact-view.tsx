import { useId } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, media, planGrid, space, type } from '@site/ui';
import { useSite } from '../../shared/site-context';
import { ActionButton } from '../parts/action-link';
import { SectionHead } from '../parts/section-head';
import type { ContactSection } from '../sections';

export function ContactView({ section: { id, title, intro, actions, drawing: Drawing } }: { section: ContactSection }) {
  const { config } = useSite();
  const headId = useId();
  return (
    <Sheet id={id} aria-labelledby={headId}>
      <Columns>
        <Words>
          <SectionHead id={headId} title={title} intro={intro} />
          <Actions>
            {actions.map((action, index) => (
              <ActionButton key={action.label} action={action} tone={index === 0 ? 'primary' : 'outline'} />
            ))}
          </Actions>
          <Lines>
            <li>
              <a href={`tel:${config.phone.replace(/[^+\d]/g, '')}`}>{config.phone}</a>
            </li>
            <li>
              <a href={`mailto:${config.email}`}>{config.email}</a>
            </li>
          </Lines>
        </Words>
        <Drawing />
      </Columns>
    </Sheet>
  );
}

const Sheet = styled.section`
  ${planGrid}
  padding-block: ${fluid(64, 96)};
  border-top: 2px solid ${color.ink};
  overflow: hidden;
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space[48]};
  align-items: center;

  & > svg {
    width: 100%;
  }

  ${media.tablet} {
    grid-template-columns: 7fr 5fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[24]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};

  ${media.phone} {
    display: grid;
  }
`;

const Lines = styled.ul`
  ${type.dense}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};

  a {
    display: inline-block;
    padding-block: ${space[8]};
  }
`;
