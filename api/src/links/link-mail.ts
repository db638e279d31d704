import type { LinkPurpose } from '@site/contracts';
import type { EntityManager } from 'typeorm';
import type { Mail } from '../mail/mailer';
import type { User } from '../users/user.entity';
import { linkAddress, type MadeLink, makeLink } from './make-link';

/** `forgotten`: a reset that nobody but its receiver asked for. */
type Occasion = LinkPurpose | 'forgotten';

export interface MailedLink extends MadeLink {
  purpose: LinkPurpose;
  /** Its whole address. */
  link: string;
  /** What brings it to its user. */
  mail: Mail;
}

/** Makes a link as `makeLink` does, into that company's console at that origin, and the mail that brings it. */
export async function makeMailedLink(
  manager: EntityManager,
  userId: string,
  occasion: Occasion,
  { origin, company }: { origin: string; company: string },
): Promise<MailedLink> {
  const purpose = occasion === 'forgotten' ? 'reset' : occasion;
  const made = await makeLink(manager, userId, purpose);
  const link = linkAddress(origin, purpose, made.token);
  return { ...made, purpose, link, mail: compose(made.user, occasion, link, company) };
}

function compose(user: User, occasion: Occasion, link: string, company: string): Mail {
  const { subject, opening, validity } = texts[occasion];
  const lines = [
    `Hello ${user.firstName},`,
    '',
    opening(company),
    '',
    link,
    '',
    `Your username is ${user.username}. The link works once and expires in ${validity}.`,
    'If you did not expect this message, ignore it; nothing will change.',
  ];
  return { to: [user.email], subject: subject(company), text: `${lines.join('\n')}\n` };
}

const texts = {
  invitation: {
    subject: (company: string) => `Your account at ${company}`,
    opening: (company: string) => `An account has been created for you at ${company}. Choose your password here:`,
    validity: '7 days',
  },
  reset: {
    subject: (company: string) => `A new password for your account at ${company}`,
    opening: (company: string) => `An admin of ${company} made this link for you to choose a new password:`,
    validity: '1 day',
  },
  forgotten: {
    subject: (company: string) => `A new password for your account at ${company}`,
    opening: (company: string) => `Someone asked for a new password for your account at ${company}. Choose it here:`,
    validity: '1 day',
  },
};
