import styled from 'styled-components';
import { Button, Heading, space } from '@site/ui';

/** Stands in for a screen until it is back; who does not want to wait loads the document anew. */
export const CrashMessage = () => (
  <Message role="alert">
    <Heading as="h1" $size="heading">
      This screen did not open
    </Heading>
    <p>
      The connection may have dropped, or the screen has an error. We try again every few seconds. Nothing you saved is
      lost.
    </p>
    <Button onClick={() => window.location.reload()}>Try again</Button>
  </Message>
);

const Message = styled.div`
  display: grid;
  gap: ${space[16]};
  justify-items: start;
  padding-block: ${space[48]};
`;
