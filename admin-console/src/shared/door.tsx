import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, Heading, media, planGrid, space, TextLink, type } from '@site/ui';

/** What stands before the console: one small room on the plan's paper. */
export const Door = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper>
    <Room>
      <Heading as="h1" $size="heading">
        {title}
      </Heading>
      {children}
      <TextLink href="/" reloadDocument>
        <ArrowLeft aria-hidden />
        Back to Website
      </TextLink>
    </Room>
  </Paper>
);

const Paper = styled.main`
  ${planGrid}
  display: grid;
  place-items: center;
  min-height: 100vh;
  padding: ${space[16]};
  ${type.dense}
`;

const Room = styled.div`
  display: grid;
  gap: ${space[24]};
  width: 100%;
  max-width: 400px;
  padding: ${space[24]};
  border: 2px solid ${color.ink};
  background: ${color.card};

  ${media.tablet} {
    padding: ${space[32]};
  }
`;
