import styled from 'styled-components';
import { color, fontFamily, SiteLink, type } from '@site/ui';

/** Somebody of the company whom readers may know already. */
interface KnownPerson {
  /** Of their desk on the team's page. */
  handle: string;
  role: string;
  portrait: { src: string };
}

interface BylineProps {
  name: string;
  /** As whom the site introduces the author elsewhere. */
  person?: KnownPerson;
}

/** Who wrote it: with face and role where the site knows the person, else with initials. */
export function Byline({ name, person }: BylineProps) {
  if (!person) {
    return (
      <Row>
        <span aria-hidden>{initialsOf(name)}</span>
        <strong>{name}</strong>
      </Row>
    );
  }
  return (
    <Row>
      <img src={person.portrait.src} alt="" width={48} height={48} fetchPriority="low" decoding="async" />
      <span>
        <SiteLink href={`/our-team#${person.handle}`}>{name}</SiteLink>
        <small>{person.role}</small>
      </span>
    </Row>
  );
}

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).map((word) => Array.from(word)[0] ?? '');
  return [words[0], words.slice(1).at(-1)].join('').toUpperCase();
};

const Row = styled.div`
  ${type.dense}
  display: flex;
  align-items: center;
  gap: 12px;

  & :is(img, [aria-hidden]) {
    display: grid;
    flex: none;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border: 1.5px solid ${color.ink};
    background: ${color.blueWash};
    font: 620 1.0625rem/1 ${fontFamily.display};
  }

  & :is(a, strong) {
    color: ${color.ink};
    font-weight: 600;
  }

  & small {
    ${type.small}
    display: block;
    color: ${color.inkSoft};
  }
`;
