import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { media, TextLink } from '@site/ui';

export const BackToBlog = () => (
  <Back href="/blog">
    <ArrowLeft aria-hidden />
    Back to Blog
  </Back>
);

/** There is no way back on paper. */
const Back = styled(TextLink)`
  ${media.print} {
    display: none;
  }
`;
