import { Fragment, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Container, fluid, Section, type SectionTone } from '@site/ui';
import type { Listed } from '../sections';
import { SectionHead } from './section-head';

/** What is a look's own: the markup of an item and of the list around all of them. */
interface ListLook<Of extends Listed<unknown>> {
  tone?: SectionTone;
  /** Between head and list. */
  gap?: string;
  /** Instead of a stack with that gap. */
  frame?: (children: ReactNode) => ReactNode;
  /** Instead of the usual head. */
  head?: (headId: string, section: Of) => ReactNode;
  list: (items: ReactNode, section: Of) => ReactNode;
  item: (item: Of['items'][number], index: number, section: Of) => ReactNode;
}

/** The component for sections that list something: a head above a list. */
export function listView<Of extends Listed<unknown>>(look: ListLook<Of>) {
  const { tone, gap = fluid(32, 48), list, item } = look;
  const { frame = (children) => <Stack $gap={gap}>{children}</Stack> } = look;
  const { head = (headId, section) => <SectionHead {...section} id={headId} /> } = look;
  return function ListView({ section }: { section: Of }) {
    const headId = useId();
    const items = section.items.map((each, index) => <Fragment key={index}>{item(each, index, section)}</Fragment>);
    return (
      <Section id={section.id} $tone={tone} aria-labelledby={headId}>
        {frame(
          <>
            {head(headId, section)}
            {list(items, section)}
          </>,
        )}
      </Section>
    );
  };
}

const Stack = styled(Container)<{ $gap: string }>`
  display: grid;
  gap: ${({ $gap }) => $gap};
`;
