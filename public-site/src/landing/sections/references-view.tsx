import { useId } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, media, Section, space, type } from '@site/ui';
import { PortraitImage } from '../parts/portrait-image';
import { SectionHead } from '../parts/section-head';
import type { ReferencesSection } from '../sections';

export function ReferencesView({ section: { id, title, intro, testimonials } }: { section: ReferencesSection }) {
  const headId = useId();
  return (
    <Section id={id} aria-labelledby={headId}>
      <Stack>
        <SectionHead id={headId} title={title} intro={intro} />
        <Wall>
          {testimonials.map(({ quote, author, position, company, portrait }) => (
            <li key={author}>
              <Words>
                <figcaption>
                  <PortraitImage portrait={portrait} size={88} />
                  <span>
                    <strong>{author}</strong>
                    {position}, {company}
                  </span>
                </figcaption>
                <blockquote>
                  <p>{quote}</p>
                </blockquote>
              </Words>
            </li>
          ))}
        </Wall>
      </Stack>
    </Section>
  );
}

const Stack = styled(Container)`
  display: grid;
  gap: ${fluid(32, 56)};
`;

const Wall = styled.ul`
  column-gap: ${space[48]};

  & > li {
    break-inside: avoid;
    padding-bottom: ${space[48]};
  }

  ${media.tablet} {
    columns: 2;
  }
  ${media.desktop} {
    columns: 3;
  }
`;

/** The portrait stands on the line, its owner's name beside it. */
const Words = styled.figure`
  display: grid;
  gap: ${space[16]};

  figcaption {
    ${type.dense}
    display: flex;
    align-items: end;
    gap: ${space[16]};
    border-bottom: 3px solid ${color.ink};
    color: ${color.inkSoft};
  }
  figcaption > img {
    border: 0;
  }
  figcaption > span {
    padding-bottom: ${space[12]};
  }

  strong {
    display: block;
    font-weight: 600;
    color: ${color.ink};
  }

  blockquote {
    ${type.body}
    text-wrap: pretty;
  }
`;
