import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SiteConfig } from '@site/federation';
import { SiteLink } from '../actions/site-link';
import { Container } from '../layout/container';
import { MonoLabel } from '../text/text';
import { color, fluid, fontFamily, media, space, type } from '../theme/tokens';
import { Logo } from './logo';
import type { NavigationGroup } from './navigation';
import { SocialIcon, socialNames, type SocialNetwork } from './social-icons';

export interface SiteFooterProps {
  config: SiteConfig;
  groups: readonly NavigationGroup[];
}

/** Every page once more, then the drawing's title block: who drew this and how to reach them. */
export const SiteFooter = ({ config, groups }: SiteFooterProps) => (
  <Frame>
    <Container>
      <Top>
        <Logo name={config.name} />
        <Groups aria-label="Footer">
          {groups.map((group) => (
            <FooterGroup key={group.label} group={group} />
          ))}
        </Groups>
      </Top>
      <TitleBlock>
        <Cell label="phone">
          <FactLink href={`tel:${config.phone.replace(/[^+\d]/g, '')}`}>{config.phone}</FactLink>
        </Cell>
        <Cell label="address">
          <address>{config.address}</address>
        </Cell>
        <Cell label="contact">
          <FactLink href={`mailto:${config.email}`}>{config.email}</FactLink>
        </Cell>
        <Cell label="calendar">
          <FactLink href={config.schedulingUrl}>Schedule a call</FactLink>
        </Cell>
      </TitleBlock>
      <Bottom>
        {/* A page that was rendered before New Year may be read after it. */}
        <p suppressHydrationWarning>
          © {new Date().getFullYear()} {config.name}. All rights reserved.
        </p>
        <Social>
          {(Object.keys(socialNames) as SocialNetwork[]).map((network) => (
            <li key={network}>
              <SocialLink href={config.social[network]} aria-label={socialNames[network]}>
                <SocialIcon network={network} />
              </SocialLink>
            </li>
          ))}
        </Social>
      </Bottom>
    </Container>
  </Frame>
);

const FooterGroup = ({ group }: { group: NavigationGroup }) => {
  if ('href' in group) {
    return (
      <GroupTitle as="div">
        <PageLink href={group.href}>{group.label}</PageLink>
      </GroupTitle>
    );
  }
  return (
    <div>
      <GroupTitle>{group.label}</GroupTitle>
      <Pages $columns={group.items.length > 7 ? 2 : 1}>
        {group.items.map((item) => (
          <li key={item.href}>
            <PageLink href={item.href}>{item.label}</PageLink>
          </li>
        ))}
      </Pages>
    </div>
  );
};

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <Fact>
    <MonoLabel as="dt">{label}</MonoLabel>
    <dd>{children}</dd>
  </Fact>
);

const Frame = styled.footer`
  padding-block: ${fluid(48, 64)} 24px;
  background: ${color.card};
  border-top: 2px solid ${color.ink};
`;

const Top = styled.div`
  display: grid;
  gap: ${space[32]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: 1fr 4fr;
    gap: ${space[64]};
  }
`;

const Groups = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[32]} ${space[48]};

  ${media.desktop} {
    justify-content: space-between;
  }
`;

const GroupTitle = styled.h2`
  font: 600 0.9375rem/1.6 ${fontFamily.text};
  margin-bottom: 8px;
`;

const Pages = styled.ul<{ $columns: number }>`
  ${media.tablet} {
    columns: ${({ $columns }) => $columns};
    column-gap: ${space[32]};
  }
`;

const PageLink = styled(SiteLink)`
  ${type.dense}
  display: inline-block;
  padding-block: 4px;
  color: ${color.inkSoft};
  text-decoration: none;

  &:hover {
    color: ${color.blue};
    text-decoration: underline;
  }
`;

const TitleBlock = styled.dl`
  display: grid;
  gap: 1px;
  margin-top: ${space[48]};
  border: 2px solid ${color.ink};
  /* Shows through the gaps as the walls between the cells. */
  background: ${color.line};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1.5fr 1.3fr 0.9fr;
  }
`;

const Fact = styled.div`
  ${type.dense}
  min-width: 0;
  padding: 12px 16px 14px;
  background: ${color.card};
  overflow-wrap: anywhere;

  & address {
    font-style: normal;
  }
`;

const FactLink = styled(SiteLink)`
  display: inline-block;
  min-height: 24px;
  color: ${color.ink};
`;

const Bottom = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  margin-top: 24px;
  color: ${color.inkSoft};
`;

const Social = styled.ul`
  display: flex;
  gap: 4px;
  margin-right: -10px;
`;

const SocialLink = styled(SiteLink)`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  color: ${color.ink};

  &:hover {
    color: ${color.blue};
  }
`;
