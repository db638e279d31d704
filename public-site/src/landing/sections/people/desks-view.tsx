import { Mail } from 'lucide-react';
import styled from 'styled-components';
import { color, fluid, Heading, largeText, media, SiteLink, SocialIcon, space, type } from '@site/ui';
import { reveal, revealAt } from '../../../enhance/reveal-on-scroll';
import { revealStyle } from '../../../shared/reveal-style';
import { useSite } from '../../../shared/site-context';
import { ActionLink } from '../../parts/action-link';
import { listView } from '../../parts/list-view';
import { PortraitImage } from '../../parts/portrait-image';
import { RoleIcon } from '../../parts/role-icon';
import { SectionHead } from '../../parts/section-head';
import type { SectionOf } from '../../sections';

const revealMember = revealAt(0.2);

/** Everybody, at their desks. */
export const DesksView = listView<SectionOf<'desks'>>({
  gap: fluid(32, 56),
  head: (headId, section) => (
    <Head {...reveal}>
      <SectionHead {...section} id={headId} />
    </Head>
  ),
  list: (desks, { freeDesk }) => (
    <Desks>
      {desks}
      {freeDesk && (
        <FreeDesk>
          <p>{freeDesk.text}</p>
          <ActionLink action={freeDesk.action} />
        </FreeDesk>
      )}
    </Desks>
  ),
  item: ({ name, role, portrait, handle }) => (
    <Desk id={handle} {...revealMember}>
      <PortraitImage portrait={portrait} />
      <Heading as="h3" $size="minor">
        {name}
      </Heading>
      <Role>
        <RoleIcon role={role} />
        {role}
      </Role>
      {handle && <Reach name={name} handle={handle} />}
    </Desk>
  ),
});

function Reach({ name, handle }: { name: string; handle: string }) {
  const { email, social } = useSite().config;
  return (
    <Links>
      <SiteLink href={`mailto:${handle}${email.slice(email.indexOf('@'))}`} aria-label={`Write to ${name}`}>
        <Mail aria-hidden="true" />
      </SiteLink>
      {social.linkedin && (
        <SiteLink
          href={new URL(`/in/${handle.replaceAll('.', '-')}`, social.linkedin).href}
          aria-label={`${name} on LinkedIn`}
        >
          <SocialIcon network="linkedin" />
        </SiteLink>
      )}
    </Links>
  );
}

const Head = styled.div<{ $delay?: number }>`
  ${revealStyle}
`;

const Desks = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[32]} ${fluid(16, 32)};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  ${largeText} {
    grid-template-columns: none;
  }
`;

const Desk = styled.li<{ $delay?: number }>`
  ${revealStyle}
  display: grid;
  align-content: start;
  gap: ${space[4]};

  & > img {
    margin-bottom: ${space[8]};
  }
`;

const Role = styled.p`
  ${type.dense}
  display: grid;
  grid-template-columns: 18px 1fr;
  gap: ${space[8]};
  color: ${color.inkSoft};

  & > svg {
    width: 18px;
    height: 18px;
    margin-top: 2px;
    color: ${color.blue};
  }
`;

const Links = styled.p`
  display: flex;
  margin-left: -10px;

  & > a {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    color: ${color.ink};
  }
  & svg {
    width: auto;
    height: 18px;
  }
`;

const FreeDesk = styled.li`
  display: grid;
  align-content: center;
  gap: ${space[8]};
  padding: ${space[24]};
  border: 2px dashed ${color.blue};

  ${media.phone} {
    &:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${media.tablet} {
    align-self: start;
    aspect-ratio: 1;
    padding: ${space[16]};
  }
`;
