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

/** Makes a link as `makeLink` does, into the console at that origin, and the mail that brings it. */
export async function makeMailedLink(
  manager: EntityManager,
  userId: string,
  occasion: Occasion,
  { origin, host }: Pick<URL, 'origin' | 'host'>,
): Promise<MailedLink> {
  const purpose = occasion === 'forgotten' ? 'reset' : occasion;
  const made = await makeLink(manager, userId, purpose);
  const link = linkAddress(origin, purpose, made.token);
  return { ...made, purpose, link, mail: compose(made.user, occasion, link, host) };
}

function compose(user: User, occasion: Occasion, link: string, host: string): Mail {
  const { subject, opening, validity } = texts[occasion];
  const lines = [
    `Hello ${user.firstName},`,
    '',
    opening(host),
    '',
    link,
    '',
    `Your username is ${user.username}. The link works once and expires in ${validity}.`,
    'If you did not expect this message, ignore it; nothing will change.',
  ];
  return { to: [user.email], subject: subject(host), text: `${lines.join('\n')}\n` };
}

const texts = {
  invitation: {
    subject: (host: string) => `Your account at ${host}`,
    opening: (host: string) => `An account has been created for you at ${host}. Choose your password here:`,
    validity: '7 days',
  },
  reset: {
    subject: (host: string) => `A new password for ${host}`,
    opening: (host: string) => `An admin of ${host} made this link for you to choose a new password:`,
    validity: '1 day',
  },
  forgotten: {
    subject: (host: string) => `A new password for ${host}`,
    opening: (host: string) => `Someone asked for a new password for your account at ${host}. Choose it here:`,
    validity: '1 day',
  },
};
