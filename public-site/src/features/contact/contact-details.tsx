import { ArrowUpRight, CalendarDays, Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fluid, Heading, media, SiteLink, space, type } from '@site/ui';
import { mailTo } from '../../shared/mail-to';
import { useSite } from '../../shared/site-context';

export function ContactDetails() {
  const { config } = useSite();
  return (
    <Room aria-labelledby="details">
      <Heading id="details" $size="heading">
        Or reach us directly
      </Heading>
      <List>
        <Detail label="Call" Icon={Phone}>
          <SiteLink href={`tel:${config.phone.replace(/[^+\d]/g, '')}`}>{config.phone}</SiteLink>
        </Detail>
        <Detail label="Email" Icon={Mail}>
          <SiteLink href={mailTo(config.email, 'A question for you')}>{config.email}</SiteLink>
        </Detail>
        <Detail label="Visit" Icon={MapPin}>
          {config.address}
        </Detail>
        <ScreenDetail label="Talk" Icon={CalendarDays}>
          <SiteLink href={config.schedulingUrl}>
            Pick a time in our calendar
            <ArrowUpRight aria-hidden />
          </SiteLink>
        </ScreenDetail>
        <Detail label="Reply" Icon={Clock}>
          Within 24 hours, from a person
        </Detail>
      </List>
      <Heading $size="subheading" as="h3">
        What happens next
      </Heading>
      <Steps>
        <li>We read it and pass it to the person who builds such systems.</li>
        <li>You get an answer within 24 hours: a question, a time to talk or an honest no.</li>
        <li>We talk for 30 minutes, free of charge. The drawing we make is yours.</li>
      </Steps>
    </Room>
  );
}

interface DetailProps {
  label: string;
  Icon: LucideIcon;
  children: ReactNode;
  className?: string;
}

const Detail = ({ label, Icon, children, className }: DetailProps) => (
  <Row className={className}>
    <dt>
      <Icon size="1.125rem" aria-hidden />
      {label}
    </dt>
    <dd>{children}</dd>
  </Row>
);

const Room = styled.section`
  display: grid;
  gap: ${space[24]};
  padding: ${fluid(24, 48)};

  ${media.desktop} {
    padding: ${space[48]} ${space[24]} ${space[32]};
  }
`;

const List = styled.dl`
  display: grid;
`;

const Steps = styled.ol`
  ${type.dense}
  display: grid;
  gap: ${space[12]};
  padding-left: 1.4em;
  color: ${color.inkSoft};
  list-style: decimal;

  & > li::marker {
    color: ${color.blue};
    font-weight: 600;
  }
`;

const Row = styled.div`
  display: grid;
  gap: ${space[4]} ${space[12]};
  padding-block: ${space[16]};
  border-top: 1px solid ${color.line};

  & dt {
    ${type.dense}
    display: flex;
    align-items: center;
    align-self: start;
    gap: ${space[8]};
    color: ${color.inkSoft};
  }

  & dd {
    ${type.dense}
    font-weight: 600;
    overflow-wrap: anywhere;

    & svg {
      display: inline;
      width: 1rem;
      height: 1rem;
      margin-left: ${space[4]};
      vertical-align: -0.15em;
    }
  }

  ${media.tablet} {
    grid-template-columns: 6rem 1fr;
  }
`;

/** Its link leads nowhere on paper. Stands below what it changes, as its styles do. */
const ScreenDetail = styled(Detail)`
  ${media.print} {
    display: none;
  }
`;
