import { ArrowLeft } from 'lucide-react';
import { TextLink } from '@site/ui';

export const BackToBlog = () => (
  <TextLink href="/blog">
    <ArrowLeft aria-hidden />
    Back to Blog
  </TextLink>
);
