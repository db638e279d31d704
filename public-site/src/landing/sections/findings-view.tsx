import { useId } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, fontFamily, Heading, media, Section, space } from '@site/ui';
import { PassageDoor } from '../parts/passage-door';
import { SectionHead } from '../parts/section-head';
import type { FindingsSection } from '../sections';

export function FindingsView({ section }: { section: FindingsSection }) {
  const { id, title, intro, challenges, opportunities } = section;
  const headId = useId();
  return (
    <Section id={id} aria-labelledby={headId}>
      <Stack>
        <SectionHead id={headId} title={title} intro={intro} />
        <Columns>
          <div>
            <Heading as="h3" $size="heading">
              {challenges.title}
            </Heading>
            <Numbered>
              {challenges.items.map((item) => (
                <Finding key={item.title} {...item} />
              ))}
            </Numbered>
          </div>
          <Room>
            <Heading as="h3" $size="heading">
              {opportunities.title}
            </Heading>
            <Ticked>
              {opportunities.items.map((item) => (
                <Finding key={item.title} {...item} />
              ))}
            </Ticked>
            <PassageDoor />
          </Room>
        </Columns>
      </Stack>
    </Section>
  );
}

const Finding = ({ title, text }: { title: string; text: string }) => (
  <li>
    <Heading as="h4" $size="minor">
      {title}
    </Heading>
    <p>{text}</p>
  </li>
);

const Stack = styled(Container)`
  display: grid;
  gap: ${fluid(32, 56)};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[48]} ${fluid(48, 96)};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Items = styled.ol`
  display: grid;
  gap: ${space[24]};
  margin-top: ${fluid(24, 32)};

  & > li {
    position: relative;
    display: grid;
    gap: ${space[4]};
    padding-left: ${space[64]};
  }
  & > li > p {
    color: ${color.inkSoft};
    text-wrap: pretty;
  }
`;

const Numbered = styled(Items)`
  counter-reset: challenge;

  & > li::before {
    counter-increment: challenge;
    content: counter(challenge);
    position: absolute;
    left: 0;
    top: 0;
    font: 620 2.875rem/0.9 ${fontFamily.display};
    letter-spacing: -0.03em;
    color: ${color.blue};
  }
`;

/** What can be done stands in a room of its own; its door opens to what stands in the way. */
const Room = styled.div`
  position: relative;
  padding: ${fluid(56, 64)} ${fluid(24, 40)} ${fluid(24, 40)};
  border: 2px solid ${color.ink};
  background: ${color.card};

  ${media.desktop} {
    padding: ${space[48]} ${space[48]} ${space[48]} 88px;
    margin-top: -${space[48]};
  }
`;

const Ticked = styled(Items).attrs({ as: 'ul' })`
  & > li {
    padding-left: ${space[48]};
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 1px;
    width: 24px;
    height: 24px;
    background: ${color.blue};
  }
  & > li::after {
    content: '';
    position: absolute;
    left: 9px;
    top: 5px;
    width: 6px;
    height: 12px;
    border: solid ${color.onFill};
    border-width: 0 2.5px 2.5px 0;
    rotate: 40deg;
  }
`;
