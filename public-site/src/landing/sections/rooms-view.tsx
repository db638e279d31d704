import { useId } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, Heading, media, Section, space } from '@site/ui';
import { ActionLink } from '../parts/action-link';
import { SectionHead } from '../parts/section-head';
import { WallDoor } from '../parts/wall-door';
import type { Room, RoomsSection } from '../sections';

export function RoomsView({ section: { id, title, intro, rooms } }: { section: RoomsSection }) {
  const headId = useId();
  return (
    <Section id={id} aria-labelledby={headId}>
      <Stack>
        <SectionHead id={headId} title={title} intro={intro} />
        <Plan>
          {rooms.map((room) => (
            <RoomView key={room.title} room={room} />
          ))}
        </Plan>
      </Stack>
    </Section>
  );
}

const RoomView = ({ room: { title, text, drawing: Drawing, action } }: { room: Room }) => (
  <Walls>
    <WallDoor />
    <Words>
      <Heading as="h3" $size="subheading">
        {title}
      </Heading>
      <p>{text}</p>
      {action && <ActionLink action={action} />}
    </Words>
    <Picture>
      <Drawing />
    </Picture>
  </Walls>
);

const Stack = styled(Container)`
  display: grid;
  gap: ${fluid(32, 48)};
`;

const Plan = styled.ul`
  display: grid;
  border: 2px solid ${color.ink};
  background: ${color.card};

  ${media.tablet} {
    grid-template-columns: repeat(12, 1fr);
  }
`;

/** Rooms share their walls; on wide screens the party wall jumps from row to row, as in a real house. */
const Walls = styled.li`
  position: relative;
  display: grid;
  gap: ${space[24]} ${space[32]};
  align-content: space-between;
  padding: ${fluid(24, 40)};

  ${media.phone} {
    &:not(:first-child) {
      padding-top: ${space[64]};
      border-top: 2px solid ${color.ink};
    }
  }

  ${media.tablet} {
    grid-column: span 6;

    &:nth-child(n + 3) {
      padding-top: ${space[64]};
      border-top: 2px solid ${color.ink};
    }
    &:nth-child(2n) {
      padding-left: ${space[64]};
      border-left: 2px solid ${color.ink};
    }
    &:last-child:nth-child(odd) {
      grid-column: span 12;
      grid-template-columns: 1fr auto;
      align-items: center;
    }
  }

  ${media.desktop} {
    &:nth-child(4n + 1),
    &:nth-child(4n) {
      grid-column: span 7;

      & > :last-child {
        justify-self: end;
        width: 340px;
      }
    }
    &:nth-child(4n + 2),
    &:nth-child(4n + 3) {
      grid-column: span 5;
    }
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  align-self: start;
  gap: ${space[8]};

  & > p {
    color: ${color.inkSoft};
    max-width: 32rem;
    text-wrap: pretty;
  }

  & > a {
    margin-top: ${space[8]};
  }
`;

const Picture = styled.div`
  width: min(100%, 300px);
`;
