import { ChevronDown } from 'lucide-react';
import styled, { css } from 'styled-components';
import { SiteLink } from '../actions/site-link';
import { color, fontFamily, layer, media, radius, type } from '../theme/tokens';
import type { NavigationGroup } from './navigation';

interface MenuEntryProps {
  group: NavigationGroup;
  currentPath: string;
}

/** One entry of the header's navigation: a page, or a menu of pages of which one is open at a time. */
export const MenuEntry = ({ group, currentPath }: MenuEntryProps) => {
  const current = (href: string) => {
    if (href === currentPath) return 'page';
    return isBelow(href) ? 'true' : undefined;
  };
  /** As an article is below the blog. */
  const isBelow = (href: string) => currentPath.startsWith(`${href}/`);

  if ('href' in group) {
    return (
      <li>
        <EntryLink href={group.href} aria-current={current(group.href)}>
          {group.label}
        </EntryLink>
      </li>
    );
  }
  const columns = group.items.length > 6 ? 2 : 1;
  return (
    <li>
      <Disclosure name="site-menu" $wide={columns > 1}>
        <Summary data-current={group.items.some((item) => current(item.href)) || undefined}>
          {group.label}
          <ChevronDown aria-hidden />
        </Summary>
        <Panel $columns={columns}>
          {group.items.map((item) => (
            <li key={item.href}>
              <SiteLink href={item.href} aria-current={current(item.href)}>
                {item.label}
                {item.note && <Note>{item.note}</Note>}
              </SiteLink>
            </li>
          ))}
        </Panel>
      </Disclosure>
    </li>
  );
};

const entryStyle = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 6px;
  min-height: 60px;
  border-bottom: 1px solid ${color.line};
  color: ${color.ink};
  font: 500 1.0625rem/1.3 ${fontFamily.text};
  text-decoration: none;
  cursor: pointer;

  ${media.desktop} {
    min-height: 40px;
    padding-inline: 10px;
    border-bottom: 0;
    font-size: 0.9375rem;
    font-weight: 450;
  }

  &:hover {
    text-decoration: underline;
    text-decoration-color: ${color.blue};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }

  &:is([aria-current], [data-current]) {
    color: ${color.blue};
  }
`;

const EntryLink = styled(SiteLink)`
  ${entryStyle}
`;

/** A wide panel hangs from the whole row of entries: under one of them it would leave a narrow window. */
const Disclosure = styled.details<{ $wide: boolean }>`
  position: ${({ $wide }) => ($wide ? 'static' : 'relative')};
`;

const Summary = styled.summary`
  ${entryStyle}
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  & > svg {
    width: 16px;
    height: 16px;
    color: ${color.inkSoft};
    transition: rotate 200ms ease-out;
  }

  details[open] > & > svg {
    rotate: 180deg;
  }
`;

/** Styles its links itself: a class on each of so many would be a hundredth of a page. */
const Panel = styled.ul<{ $columns: number }>`
  padding-block: 8px 16px;

  ${media.desktop} {
    position: absolute;
    z-index: ${layer.menu};
    /* Hangs from the header's lower line. */
    top: calc(100% + 13px);
    right: 0;
    width: ${({ $columns }) => $columns * 296}px;
    columns: ${({ $columns }) => $columns};
    column-gap: 0;
    padding: 8px;
    border: 2px solid ${color.ink};
    border-radius: ${radius};
    background: ${color.card};
  }

  & > li {
    break-inside: avoid;
  }

  & a {
    ${type.dense}
    display: block;
    padding: 10px 12px;
    border-radius: 2px;
    color: ${color.ink};
    font-weight: 500;
    text-decoration: none;
  }

  & a:hover {
    background: ${color.blueWash};
  }

  & a:is(:hover, [aria-current]) {
    color: ${color.blue};
  }
`;

const Note = styled.span`
  ${type.small}
  display: block;
  color: ${color.inkSoft};
`;
