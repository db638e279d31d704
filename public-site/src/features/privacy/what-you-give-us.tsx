import { retention } from '@site/contracts';
import { SiteLink } from '@site/ui';
import { mailTo } from '../../shared/mail-to';
import { useSite } from '../../shared/site-context';
import { Chapter } from './chapter';
import { days, hours } from './durations';

export const Messages = () => (
  <Chapter title="When you write to us">
    <p>
      The contact form stores your name, your email address, the subject, your message, a phone number if you give one,
      the time and the page of this site that led you to the form. We use them to answer you, and to see which pages
      people write to us from. Your network address is not stored with them.
    </p>
    <p>
      With a message we store its status, which of us answers it, who changed that and when, what we note about it, and
      what we answer from this site. All of it is removed with the message.
    </p>
    <p>
      They are in the database of this site. Its administrators can read them, and a copy may go by email to the people
      here who answer. If one can’t be sent, the site tries again for {hours(retention.mailRetryHours)}. Each stays in
      our mailbox until we delete it there.
    </p>
    <p>
      A message has no fixed end: we keep it until we delete it. Then it can be restored for{' '}
      {days(retention.deletedMessageDays)}. After that the site removes it from the database within{' '}
      {hours(retention.messagePurgeHours)}.
    </p>
  </Chapter>
);

export const Newsletter = () => (
  <Chapter title="When you sign up for news">
    <p>
      Stay Informed stores your name, your email address, the time, the list that you asked for and the page with the
      form. Where this site can send mail, it asks you by email whether you want that, and stores when it asked and when
      you said yes. A sign-up that nobody confirms is deleted after {days(retention.subscriberDays)}. In that time the
      site asks an address at most {retention.subscriberQuestions} times, which it counts by a hash of the address.
      Where it can’t send mail, nobody is asked, and the sign-up stays until you or we end it.
    </p>
    <p>
      A link in that email ends it at any time, and so does a word to us. Then we store when you left, so that nobody
      writes to you by mistake, and delete all of it after {days(retention.subscriberDays)}, within{' '}
      {hours(retention.messagePurgeHours)}.
    </p>
  </Chapter>
);

export const Backups = () => (
  <Chapter title="Backups">
    <p>
      A backup is a copy of the database, messages included. What we delete stays in earlier backups until those are
      deleted or make way for newer ones. There is no fixed day for that.
    </p>
  </Chapter>
);

export const Staff = () => (
  <Chapter title="If you sign in">
    <p>
      Accounts are for our staff. A session is stored with its times, the network address and the name of the browser.
      Each attempt to sign in, failed or not, is entered in a log with time, user name and network address. That log
      shows us who changed what, and is kept for good.
    </p>
  </Chapter>
);

export function Rights() {
  const { name, email, address } = useSite().config;
  return (
    <Chapter title="Your rights">
      <p>
        You can ask us what we have stored about you, and have it corrected or deleted. You can have a copy. You can
        object to what we do with it, and complain to the authority that protects data where you live.
      </p>
      <p>
        Write to <SiteLink href={mailTo(email, 'What you store about me')}>{email}</SiteLink>, or to {name}, {address}.
        A letter or an email is enough. We may ask you to show that the data is yours.
      </p>
    </Chapter>
  );
}
