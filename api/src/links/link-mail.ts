import type { LinkPurpose } from '@site/contracts';
import type { Mail } from '../mail/mailer';
import type { User } from '../users/user.entity';

interface LinkMail {
  user: User;
  /** `forgotten`: a reset that nobody but its receiver asked for. */
  occasion: LinkPurpose | 'forgotten';
  link: string;
  /** Of the site, as its readers know it. */
  host: string;
}

export function linkMail({ user, occasion, link, host }: LinkMail): Mail {
  const { subject, opening, validity } = texts[occasion];
  const lines = [
    `Hello ${user.firstName},`,
    '',
    opening(host),
    '',
    link,
    '',
    `Your username is ${user.username}. The link works once, for ${validity}.`,
    'If you did not expect this message, ignore it: without the link nothing changes.',
  ];
  return { to: [user.email], subject: subject(host), text: `${lines.join('\n')}\n` };
}

const texts = {
  invitation: {
    subject: (host: string) => `Your account at ${host}`,
    opening: (host: string) => `an account has been created for you at ${host}. Choose your password here:`,
    validity: '7 days',
  },
  reset: {
    subject: (host: string) => `A new password for ${host}`,
    opening: (host: string) => `an admin of ${host} made this link for you to choose a new password:`,
    validity: '1 day',
  },
  forgotten: {
    subject: (host: string) => `A new password for ${host}`,
    opening: (host: string) => `somebody asked for a new password for your account at ${host}. Choose it here:`,
    validity: '1 day',
  },
};
