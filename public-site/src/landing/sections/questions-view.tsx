import { useId } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, media, Section, space, type } from '@site/ui';
import { SectionHead } from '../parts/section-head';
import type { QuestionsSection } from '../sections';

export function QuestionsView({ section: { id, title, intro, questions } }: { section: QuestionsSection }) {
  const headId = useId();
  return (
    <Section id={id} aria-labelledby={headId}>
      <Columns>
        <SectionHead id={headId} title={title} intro={intro} />
        <Questions>
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </Questions>
      </Columns>
    </Section>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: ${fluid(32, 48)};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
  }
`;

const Questions = styled.div`
  border-top: 2px solid ${color.ink};

  details {
    border-bottom: 1px solid ${color.line};
  }

  summary {
    ${type.minor}
    position: relative;
    padding-block: ${space[16]};
    padding-right: ${space[48]};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }

  /* A plus that becomes a minus. */
  summary::before,
  summary::after {
    content: '';
    position: absolute;
    top: 50%;
    right: 4px;
    width: 16px;
    border-top: 2px solid ${color.blue};
    transition: transform 200ms ease-out;
  }
  details:not([open]) > summary::after {
    transform: rotate(90deg);
  }

  p {
    padding: 0 ${space[48]} ${space[24]} 0;
    color: ${color.inkSoft};
    max-width: 40rem;
    text-wrap: pretty;
  }
`;
