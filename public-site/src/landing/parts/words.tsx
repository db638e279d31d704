import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, Heading, type HeadingSize } from '@site/ui';

interface WordsProps {
  title: ReactNode;
  text: string;
  as?: 'h3' | 'h4';
  size?: HeadingSize;
}

/** A title with its sentence or two. */
export const Words = ({ title, text, as = 'h3', size = 'subheading' }: WordsProps) => (
  <>
    <Heading as={as} $size={size}>
      {title}
    </Heading>
    <Text>{text}</Text>
  </>
);

const Text = styled.p`
  color: ${color.inkSoft};
  text-wrap: pretty;
`;
