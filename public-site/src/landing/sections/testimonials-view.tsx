import { useId } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, fontFamily, media, Section, space, type } from '@site/ui';
import { PortraitImage } from '../parts/portrait-image';
import { SectionHead } from '../parts/section-head';
import { Stars } from '../parts/stars';
import type { TestimonialsSection } from '../sections';

export function TestimonialsView({ section: { id, title, intro, testimonials } }: { section: TestimonialsSection }) {
  const headId = useId();
  return (
    <Section id={id} aria-labelledby={headId}>
      <Stack>
        <SectionHead id={headId} title={title} intro={intro} />
        <Rooms>
          {testimonials.map(({ quote, author, position, company, stars, portrait }) => (
            <li key={author}>
              <Words>
                {stars && <Stars count={stars} />}
                <blockquote>
                  <p>{quote}</p>
                </blockquote>
                <figcaption>
                  {portrait && <PortraitImage portrait={portrait} size={64} />}
                  <span>
                    <strong>{author}</strong>
                    {position}, {company}
                  </span>
                </figcaption>
              </Words>
            </li>
          ))}
        </Rooms>
      </Stack>
    </Section>
  );
}

const Stack = styled(Container)`
  display: grid;
  gap: ${fluid(32, 48)};
`;

/** Neighbours with a wall between them: the second stands a step lower. */
const Rooms = styled.ul`
  display: grid;
  gap: ${space[48]};

  ${media.tablet} {
    grid-template-columns: 7fr 6fr;
    gap: ${space[64]} 0;

    & > li:nth-child(even) {
      margin-top: ${space[64]};
      padding-left: ${fluid(32, 56)};
      border-left: 3px solid ${color.ink};
    }
    & > li:nth-child(odd) {
      padding-right: ${fluid(32, 56)};
    }
  }
`;

const Words = styled.figure`
  display: grid;
  gap: ${space[16]};

  blockquote {
    font: 500 ${fluid(20, 28)} / 1.4 ${fontFamily.text};
    text-wrap: balance;
  }

  figcaption {
    ${type.dense}
    display: flex;
    align-items: center;
    gap: ${space[16]};
    color: ${color.inkSoft};
  }

  strong {
    display: block;
    font-weight: 600;
    color: ${color.ink};
  }
`;
