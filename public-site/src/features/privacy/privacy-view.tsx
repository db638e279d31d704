import styled from 'styled-components';
import { color, Container, fluid, Heading, Lead, Marker, media, planGrid, space } from '@site/ui';
import FilingCabinet from '../../drawings/single/filing-cabinet.svg';
import { Counted, Logged, Measured } from './on-our-servers';
import { Cookies, OtherSites, OwnStorage } from './in-your-browser';
import { Backups, Messages, Newsletter, Rights, Staff } from './what-you-give-us';

/** What the product stores of its visitors. Whoever changes what is stored, changes this. */
export const PrivacyView = () => (
  <>
    <Top>
      <Split>
        <Words>
          <Heading as="h1" $size="display">
            What we keep, and <Marker>for how long</Marker>
          </Heading>
          <Lead>
            You can read this site without an account. It has no advertising, and nobody else counts its visitors. Here
            is what it does store, what for, where and for how long.
          </Lead>
        </Words>
        <FilingCabinet />
      </Split>
    </Top>
    <Chapters>
      <Messages />
      <Newsletter />
      <Cookies />
      <OwnStorage />
      <Measured />
      <Logged />
      <Counted />
      <OtherSites />
      <Backups />
      <Staff />
      <Rights />
    </Chapters>
  </>
);

const Top = styled.header`
  ${planGrid}
  padding-block: ${fluid(48, 64)};
  border-bottom: 1px solid ${color.line};
`;

const Split = styled(Container)`
  display: grid;
  align-items: center;
  gap: ${space[48]};

  & > svg {
    max-width: 324px;
  }

  ${media.desktop} {
    grid-template-columns: 1.6fr 1fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[24]};
`;

const Chapters = styled(Container)`
  padding-block: ${fluid(16, 32)} ${fluid(64, 96)};
`;
