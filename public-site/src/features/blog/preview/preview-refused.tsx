import styled from 'styled-components';
import { color, Container, fluid, Heading, Lead, planGrid, space } from '@site/ui';
import { PageHead } from '../../../shared/page-head';
import type { Refusal } from './prepare-preview';

const words: Record<Refusal, { title: string; text: string }> = {
  404: {
    title: 'This preview link does not work',
    text: 'The link may be incomplete, or the post is gone. Ask the person who sent it for a new one.',
  },
  410: {
    title: 'This preview link no longer works',
    text: 'It has expired or was revoked. Ask the person who sent it for a new one.',
  },
  503: {
    title: 'This preview can’t be shown right now',
    text: 'Something behind it is not answering. Please load the page again in a moment.',
  },
};

export const PreviewRefused = ({ refusal }: { refusal: Refusal }) => (
  <Room>
    <PageHead title={words[refusal].title} description={words[refusal].text} hidden />
    <Column>
      <Heading as="h1" $size="display">
        {words[refusal].title}
      </Heading>
      <Lead>{words[refusal].text}</Lead>
    </Column>
  </Room>
);

const Room = styled.section`
  ${planGrid}
  padding-block: ${fluid(64, 96)};
  border-bottom: 1px solid ${color.line};
`;

const Column = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${space[24]};
`;
