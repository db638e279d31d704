import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SiteConfig } from '@site/federation';
import { SiteLink } from '../actions/site-link';
import { Container } from '../layout/container';
import { color, fluid, largeText, media, space, type } from '../theme/tokens';
import { Logo } from './logo';
import type { NavigationGroup, NavigationItem } from './navigation';
import { SocialIcon, socialNames, type SocialNetwork } from './social-icons';

export interface SiteFooterProps {
  config: SiteConfig;
  groups: readonly NavigationGroup[];
}

/** Every page once more, then the drawing's title block: who drew this and how to reach them. */
export function SiteFooter({ config, groups }: SiteFooterProps) {
  const networks = (Object.keys(socialNames) as SocialNetwork[]).filter((network) => config.social[network]);
  return (
    <Frame>
      <Container>
        <Columns aria-label="Footer">
          {columnsOf(groups).map(({ label, items }) => (
            <div key={label} data-wide={items.length > 8 || undefined}>
              <h2>{label}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item.href}>
                    <SiteLink href={item.href}>{item.label}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Columns>
        <TitleBlock>
          <Cell label="phone">
            <SiteLink href={`tel:${config.phone.replace(/[^+\d]/g, '')}`}>{config.phone}</SiteLink>
          </Cell>
          <Cell label="address">
            <address>{config.address}</address>
          </Cell>
          <Cell label="contact">
            <SiteLink href={`mailto:${config.email}?subject=Question`}>{config.email}</SiteLink>
          </Cell>
          <Cell label="calendar">
            <SiteLink href={config.schedulingUrl}>
              Schedule a call
              <ArrowUpRight aria-hidden />
            </SiteLink>
          </Cell>
        </TitleBlock>
        <Bottom>
          <Logo name={config.name} />
          {/* A page that was rendered before New Year may be read after it. */}
          <p suppressHydrationWarning>
            © {new Date().getFullYear()} {config.name}. All rights reserved.
          </p>
          {networks.length > 0 && (
            <ul>
              {networks.map((network) => (
                <li key={network}>
                  <SiteLink href={config.social[network]} aria-label={socialNames[network]}>
                    <SocialIcon network={network} />
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </Bottom>
      </Container>
    </Frame>
  );
}

/** The menus; a page that has none of its own joins the last. */
const columnsOf = (groups: readonly NavigationGroup[]): { label: string; items: NavigationItem[] }[] => {
  const menus = groups.flatMap((group) => ('items' in group ? [{ label: group.label, items: [...group.items] }] : []));
  menus.at(-1)?.items.unshift(...groups.filter((group) => 'href' in group));
  return menus;
};

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Frame = styled.footer`
  padding-block: ${fluid(48, 64)} 24px;
  background: ${color.card};
  border-top: 2px solid ${color.ink};
`;

const Columns = styled.nav`
  ${type.dense}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[32]} ${space[24]};

  ${media.desktop} {
    display: flex;
    justify-content: space-between;
  }

  ${largeText} {
    grid-template-columns: none;
  }

  & > [data-wide] {
    grid-column: 1 / -1;

    ${media.tablet} {
      & > ul {
        columns: 2;
        column-gap: ${space[48]};
      }
    }
  }

  & h2 {
    margin-bottom: 8px;
    font: inherit;
    font-weight: 600;
  }

  & a {
    display: inline-block;
    padding-block: 4px;
    color: ${color.inkSoft};
    text-decoration: none;
  }

  & a:hover {
    color: ${color.blue};
    text-decoration: underline;
  }
`;

const TitleBlock = styled.dl`
  ${type.dense}
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

  & > div {
    min-width: 0;
    padding: 12px 16px 14px;
    background: ${color.card};
    overflow-wrap: anywhere;
  }

  & dt {
    ${type.mono}
    color: ${color.inkSoft};
  }

  & address {
    font-style: normal;
    text-wrap: balance;
  }

  & a {
    display: inline-block;
    min-height: 24px;
    color: ${color.ink};
  }

  & svg {
    display: inline;
    width: 1rem;
    height: 1rem;
    margin-left: 4px;
    vertical-align: -0.15em;
  }
`;

const Bottom = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  margin-top: 24px;

  & > p {
    order: 1;
    width: 100%;
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    & > p {
      order: 0;
      width: auto;
      margin-left: auto;
    }
  }

  & > ul {
    display: flex;
    gap: 4px;
    margin-right: -7px;
  }

  & li > a {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    color: ${color.ink};
  }

  & li > a:hover {
    color: ${color.blue};
  }
`;
