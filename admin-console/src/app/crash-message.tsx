import styled from 'styled-components';
import { Button, color, Heading, space } from '@site/ui';

/** Loads the document anew: a chunk that failed once is not asked for again within the same document. */
export const CrashMessage = () => (
  <Message role="alert">
    <Heading as="h1" $size="heading">
      This screen did not open
    </Heading>
    <p>The connection may have dropped, or something in it broke. Nothing that was saved is lost.</p>
    <Button onClick={() => window.location.reload()}>Try again</Button>
  </Message>
);

const Message = styled.div`
  display: grid;
  gap: ${space[16]};
  justify-items: start;
  padding-block: ${space[48]};
  color: ${color.ink};
`;
