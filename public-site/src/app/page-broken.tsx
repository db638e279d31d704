import styled from 'styled-components';
import { Button, Container, fluid, Heading, Lead, space } from '@site/ui';
import { useSite } from '../shared/site-context';

const title = 'This page did not open';

/** Shown in place of a page whose code failed or never came. */
export const PageBroken = () => (
  <Room role="alert">
    <title>{`${title} · ${useSite().config.name}`}</title>
    <Heading as="h1" $size="title">
      {title}
    </Heading>
    <Lead>Something broke on our side, or the connection did. We try again every few seconds.</Lead>
    <Button onClick={() => window.location.reload()}>Load the page again</Button>
  </Room>
);

const Room = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${space[24]};
  padding-block: ${fluid(64, 96)};
`;
