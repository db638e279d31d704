import styled from 'styled-components';
import { color, fluid, largeText, media, SiteLink, space, type } from '@site/ui';
import { CorridorDoor } from '../../parts/corridor-door';
import { listView } from '../../parts/list-view';
import { Words } from '../../parts/words';
import type { SectionOf } from '../../sections';

/** Doors along a corridor, each to a page. */
export const DoorsView = listView<SectionOf<'doors'>>({
  gap: fluid(32, 40),
  list: (doors) => <Corridor>{doors}</Corridor>,
  item: ({ href, title, text }) => (
    <Room>
      <Words title={<SiteLink href={href}>{title}</SiteLink>} text={text} />
      <CorridorDoor />
    </Room>
  ),
});

/** A plan with the corridor below its rooms; on phones it runs down their left side. */
const Corridor = styled.ul`
  position: relative;
  display: grid;
  padding-left: 72px;
  border-left: 2px solid ${color.ink};

  &::after {
    content: '';
    position: absolute;
    inset: -16px auto -16px 15px;
    border-left: 1.5px dashed ${color.blue};
  }

  ${media.desktop} {
    grid-template-columns: 11fr 9fr 12fr 11fr 9fr;
    align-items: end;
    padding: 0 2px 96px 0;
    border-left: 0;
    border-bottom: 2px solid ${color.ink};

    &::after {
      inset: auto -24px 38px;
      border-left: 0;
      border-top: 1.5px dashed ${color.blue};
    }
  }

  /* The rooms need the corridor's width. */
  ${largeText} {
    padding-left: 0;
    border-left: 0;

    &::after,
    & > li > svg {
      display: none;
    }
  }
`;

const Room = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space[8]};
  padding: ${space[24]};
  border: 2px solid ${color.ink};
  background: ${color.card};
  transition: background-color 200ms ease-out;

  &:not(:first-child) {
    margin-top: -2px;
  }

  & > p {
    ${type.dense}
    text-wrap: balance;
  }

  a {
    color: inherit;
    text-decoration: none;
  }
  /* The whole room is the link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  &:nth-child(3) {
    background: ${color.lime};
    color: ${color.onLime};
    & > p {
      color: inherit;
    }
  }

  ${media.hover} {
    &:not(:nth-child(3)):hover {
      background: ${color.blueWash};
    }
    &:hover a {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }

  ${media.desktop} {
    margin-right: -2px;
    min-height: 208px;

    &:not(:first-child) {
      margin-top: 0;
    }
    &:nth-child(3n + 2) {
      min-height: 176px;
    }
    &:nth-child(3n) {
      min-height: 244px;
    }
  }
`;
