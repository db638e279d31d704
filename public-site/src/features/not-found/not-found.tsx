import styled from 'styled-components';
import { color, Container, fluid, Heading, Lead, LinkButton, media, planGrid, space } from '@site/ui';
import DoorlessRoom from '../../drawings/single/doorless-room.svg';

/** A room that no door leads to, and the ways on. */
export const NotFound = () => (
  <Room>
    <Split>
      <Words>
        <Heading as="h1" $size="display">
          404 Page Not Found
        </Heading>
        <Lead>Did you forget to add the page to the router?</Lead>
        <Ways aria-label="Ways on">
          <LinkButton href="/">Go to the front door</LinkButton>
          <LinkButton href="/blog#articles" $tone="outline">
            Search the blog
          </LinkButton>
          <LinkButton href="/contact" $tone="outline">
            Tell us what is missing
          </LinkButton>
        </Ways>
      </Words>
      <DoorlessRoom />
    </Split>
  </Room>
);

const Room = styled.section`
  ${planGrid}
  padding-block: ${fluid(48, 96)};
`;

const Split = styled(Container)`
  display: grid;
  align-items: center;
  gap: ${space[48]};

  & > svg {
    max-width: 520px;
  }

  ${media.desktop} {
    grid-template-columns: 1.1fr 1fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[24]};
`;

const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  margin-top: ${space[8]};
  color: ${color.ink};
`;
