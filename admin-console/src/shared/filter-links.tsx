import styled from 'styled-components';
import { color, media, space, TextLink } from '@site/ui';

interface FilterLinksProps<Value extends string> {
  label: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  /** Of the link that leaves nothing out. */
  all?: string;
  /** Undefined: all are shown. */
  current: Value | undefined;
  hrefOf: (value: Value | undefined) => string;
}

/** A list is shown whole, or one kind of what it holds; the choice stands in the address. */
export const FilterLinks = <Value extends string>(props: FilterLinksProps<Value>) => {
  const { label, values, labels, all = 'All', current, hrefOf } = props;
  return (
    <Links aria-label={label}>
      {[undefined, ...values].map((value) => (
        <TextLink key={value ?? 'all'} href={hrefOf(value)} aria-current={value === current || undefined}>
          {value ? labels[value] : all}
        </TextLink>
      ))}
    </Links>
  );
};

/** A list's search, and what it can be filtered by, beside one another where there is room. */
export const SearchAndFilter = styled.div.attrs({ role: 'search' })`
  display: grid;
  gap: ${space[12]} ${space[24]};
  margin-bottom: ${space[16]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};

  & [aria-current] {
    color: ${color.ink};
    text-decoration: none;
  }
`;
