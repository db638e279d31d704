import { Box, Briefcase, FileText, LayoutGrid, Play, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { color, radius, space, type } from '@site/ui';
import { AddressForm } from './address-form';
import type { BlogView } from './blog-address';
import { categoryLabels } from './categories';

const categories: { type: BlogView['type']; label: string; Icon: LucideIcon }[] = [
  { type: 'all', label: 'All Posts', Icon: LayoutGrid },
  { type: 'blog', label: categoryLabels.blog, Icon: FileText },
  { type: 'video', label: categoryLabels.video, Icon: Play },
  { type: 'demo', label: categoryLabels.demo, Icon: Box },
  { type: 'use_case', label: categoryLabels.use_case, Icon: Briefcase },
];

export const CategoryFilter = ({ view }: { view: BlogView }) => (
  <AddressForm view={view} keep={['tag', 'search', 'view']} aria-label="Categories">
    <Row>
      {categories.map(({ type: category, label, Icon }) => (
        <Category key={category} type="submit" name="type" value={category} aria-pressed={view.type === category}>
          <Icon size="1.125rem" aria-hidden />
          {label}
        </Category>
      ))}
    </Row>
  </AddressForm>
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;

const Category = styled.button`
  ${type.dense}
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 44px;
  padding: ${space[8]} ${space[16]};
  border: 1.5px solid ${color.line};
  border-radius: ${radius};
  background: ${color.card};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    border-color: ${color.ink};
  }

  &[aria-pressed='true'] {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.paper};
  }
`;
