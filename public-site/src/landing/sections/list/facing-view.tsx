import styled from 'styled-components';
import { color, fluid, fontFamily, Heading, largeText, media, space } from '@site/ui';
import { listView } from '../../parts/list-view';
import { PassageDoor } from '../../parts/passage-door';
import { Words } from '../../parts/words';
import type { SectionOf } from '../../sections';

/** Two lists side by side: what stands in the way, by number, and what can be done, ticked. */
export const FacingView = listView<SectionOf<'facing'>>({
  gap: fluid(32, 56),
  list: (sides) => <Sides>{sides}</Sides>,
  item: ({ title, items }, index) => {
    const [Side, Items] = index === 0 ? (['div', Numbered] as const) : ([Room, Ticked] as const);
    return (
      <Side>
        <Heading as="h3" $size="heading">
          {title}
        </Heading>
        {/* Whoever reads the page as a text gets the numbers by this. */}
        <Items data-numbered={index === 0 ? '' : undefined}>
          {items.map((point) => (
            <li key={point.title}>
              <Words {...point} as="h4" size="minor" />
            </li>
          ))}
        </Items>
        {index > 0 && <PassageDoor />}
      </Side>
    );
  },
});

const Sides = styled.div`
  display: grid;
  gap: ${space[48]} ${fluid(48, 96)};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Items = styled.ol`
  display: grid;
  gap: ${space[24]};
  margin-top: ${fluid(24, 32)};

  & > li {
    position: relative;
    display: grid;
    gap: ${space[4]};
    padding-left: ${space[64]};
  }
`;

const Numbered = styled(Items)`
  counter-reset: challenge;

  & > li::before {
    counter-increment: challenge;
    content: counter(challenge);
    position: absolute;
    left: 0;
    top: 0;
    font: 620 2.875rem/0.9 ${fontFamily.display};
    letter-spacing: -0.03em;
    color: ${color.blue};
  }

  ${largeText} {
    & > li {
      padding-left: 0;
    }
    & > li::before {
      position: static;
    }
  }
`;

/** What can be done stands in a room of its own; its door opens to what stands in the way. */
const Room = styled.div`
  position: relative;
  padding: ${fluid(56, 64)} ${fluid(24, 40)} ${fluid(24, 40)};
  border: 2px solid ${color.ink};
  background: ${color.card};

  ${media.desktop} {
    padding: ${space[48]} ${space[48]} ${space[48]} 88px;
    margin-top: -${space[48]};
  }
  ${largeText} {
    padding-inline: ${space[16]};
  }
`;

const Ticked = styled(Items).attrs({ as: 'ul' })`
  & > li {
    padding-left: ${space[48]};
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 1px;
    width: 24px;
    height: 24px;
    background: ${color.blue};
  }
  & > li::after {
    content: '';
    position: absolute;
    left: 9px;
    top: 5px;
    width: 6px;
    height: 12px;
    border: solid ${color.onFill};
    border-width: 0 2.5px 2.5px 0;
    rotate: 40deg;
  }

  ${largeText} {
    & > li {
      padding: ${space[32]} 0 0;
    }
  }
`;
