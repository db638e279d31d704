import styled from 'styled-components';
import { color, Container, fluid, largeText, media, space, type } from '@site/ui';
import { listView } from '../parts/list-view';
import type { FaqSection } from '../sections';

/** Questions that fold open. */
export const FaqView = listView<FaqSection>({
  frame: (children) => <Columns>{children}</Columns>,
  list: (questions) => <Questions>{questions}</Questions>,
  item: ({ question, answer }) => (
    <details>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  ),
});

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

  ${largeText} {
    p {
      padding-right: 0;
    }
  }
`;
