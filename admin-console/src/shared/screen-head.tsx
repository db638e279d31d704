import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonRow, color, Heading, space, TextLink, type } from '@site/ui';

interface ScreenHeadProps {
  title: string;
  back?: { href: string; label: string; state?: unknown };
  /** A line beneath the title. */
  note?: ReactNode;
  /** Buttons at the right; the main one last. */
  actions?: ReactNode;
}

/** Top of a screen: the way back, its title, and what can be done there. */
export const ScreenHead = ({ title, back, note, actions }: ScreenHeadProps) => (
  <Head>
    {back && (
      <TextLink href={back.href} state={back.state}>
        <ArrowLeft aria-hidden />
        {back.label}
      </TextLink>
    )}
    <Row>
      <div>
        <Heading as="h1" $size="heading">
          {title}
        </Heading>
        {note && <Note>{note}</Note>}
      </div>
      {actions && <ButtonRow>{actions}</ButtonRow>}
    </Row>
  </Head>
);

const Head = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  margin-bottom: ${space[24]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[12]} ${space[24]};
  width: 100%;
`;

const Note = styled.p`
  ${type.small}
  margin-top: ${space[4]};
  color: ${color.inkSoft};
`;
