import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, Heading, media, planGrid, space, TextLink, type } from '@site/ui';

/** The layout of the screens before the console: sign-in, invitations, forgotten passwords. */
export const AuthLayout = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper>
    <Panel>
      <Heading as="h1" $size="heading">
        {title}
      </Heading>
      {children}
      <TextLink href="/" reloadDocument>
        <ArrowLeft aria-hidden />
        Back to Website
      </TextLink>
    </Panel>
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

const Panel = styled.div`
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
