import styled from 'styled-components';
import { Heading, Notice, space, type } from '@site/ui';
import { LiveVersions } from '../../shared/live-versions';
import { Facts } from './live/facts';

/** Where nothing that is made live here would reach anybody: says so, and how to change that. */
export const ServiceOff = () => (
  <Room>
    <Notice $tone="warn" role="status">
      <Heading as="h2" $size="minor">
        Releases over the network are off
      </Heading>
      <p>
        The servers of this site do not follow what is made live, here or by a command: they go on serving what their
        disks hold.
      </p>
      <p>
        To switch them on, give the API and every shell the same secret of 16 characters or more in{' '}
        <code>RELEASE_SERVICE_SECRET</code>, and start them again. Then teams release with tokens that are made here.
      </p>
    </Notice>
    <section aria-label="Live now">
      <Heading as="h2" $size="minor">
        Live now
      </Heading>
      <LiveVersions list={Facts} />
    </section>
  </Room>
);

const Room = styled.div`
  ${type.dense}
  display: grid;
  gap: ${space[24]};

  p,
  dl {
    margin-top: ${space[8]};
  }

  p {
    max-width: 44em;
  }
`;
