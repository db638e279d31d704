import { retention } from '@site/contracts';
import { Chapter } from './chapter';
import { minutes } from './durations';

export const Measured = () => (
  <Chapter title="Speed and errors">
    <p>
      Once you do something on a page, your browser may measure how soon the page came and showed, how fast it reacts,
      and whether it shifts. It sends these figures when you leave, with the page’s path and the version of the site. We
      add them up by version and kind of page, and keep only the totals. Those by which we judge a new version are
      deleted after a day. The others end when a server restarts, or when our monitoring drops its oldest figures.
    </p>
    <p>
      If a script of ours fails, your browser sends the error, its place in our code, the page’s path and the version.
      That becomes a line in a server’s log. While we try out a version, a random number proves that we sent the page.
    </p>
    <p>Neither report holds a name, a network address or anything that would tell your visits from other people’s.</p>
    <p>
      For each post we count how often it is opened, and keep the total of each week for {retention.viewWeeks} weeks. We
      count requests, not people: nothing about you is stored with it.
    </p>
  </Chapter>
);

export const Logged = () => (
  <Chapter title="Logs of our servers">
    <p>
      For each request our servers write a line: the time, what was asked for, how it was answered, how long that took,
      and a random number that belongs to this request. What you search for in the blog is part of what was asked for.
      We use the lines to find faults and attacks.
    </p>
    <p>
      A line holds no network address, no cookies and no part of a message. The server in front is an exception: where a
      connection fails, or one address opens too many, it notes that address and what it asked for.
    </p>
    <p>A log has a fixed size, not a fixed time: new lines push out the oldest.</p>
  </Chapter>
);

const { countedMinutes, expiredCountMinutes, countPurgeMinutes } = retention;

export const Counted = () => (
  <Chapter title="Limits against misuse">
    <p>
      When you send a form, the database counts that under your network address, so that no machine floods us. What it
      accepts counts for {minutes(countedMinutes.contact)}, what it refuses for {minutes(countedMinutes.refused)}. At
      most {minutes(expiredCountMinutes + countPurgeMinutes)} later, the count and the address are deleted. Of an IPv6
      address only the first half is stored.
    </p>
    <p>Our servers also count the reports of each address. That stays in their memory and is not written down.</p>
  </Chapter>
);
