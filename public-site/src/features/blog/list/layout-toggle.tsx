import { LayoutGrid, List } from 'lucide-react';
import styled from 'styled-components';
import { color, radius } from '@site/ui';
import { AddressForm } from './address-form';
import type { BlogView } from './blog-address';

const layouts = [
  { layout: 'grid', label: 'Grid view', Icon: LayoutGrid },
  { layout: 'list', label: 'List view', Icon: List },
] as const;

export const LayoutToggle = ({ view }: { view: BlogView }) => (
  <AddressForm view={view} keep={['type', 'tag', 'search', 'show']} replace aria-label="View">
    <Pair>
      {layouts.map(({ layout, label, Icon }) => (
        <Choice
          key={layout}
          type="submit"
          name="view"
          value={layout}
          aria-label={label}
          title={label}
          aria-pressed={view.layout === layout}
        >
          <Icon size={20} aria-hidden />
        </Choice>
      ))}
    </Pair>
  </AddressForm>
);

const Pair = styled.div`
  display: flex;
  border: 1.5px solid ${color.ink};
  border-radius: ${radius};
`;

const Choice = styled.button`
  display: grid;
  place-items: center;
  width: 48px;
  height: 45px;
  border: 0;
  background: ${color.card};
  cursor: pointer;

  &[aria-pressed='true'] {
    background: ${color.ink};
    color: ${color.paper};
  }
`;
