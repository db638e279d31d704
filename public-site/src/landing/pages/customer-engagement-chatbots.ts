import { compositions } from '../../drawings/compositions';
import Cup from '../../drawings/cup.svg';
import HandoffNarrow from '../../drawings/handoff-narrow.svg';
import Handoff from '../../drawings/handoff.svg';
import Headset from '../../drawings/headset.svg';
import Keys from '../../drawings/keys.svg';
import Laptop from '../../drawings/laptop.svg';
import NightDoorNarrow from '../../drawings/night-door-narrow.svg';
import NightDoor from '../../drawings/night-door.svg';
import SharedCalendar from '../../drawings/shared-calendar.svg';
import TalkFiled from '../../drawings/talk-filed.svg';
import ThreeQuestions from '../../drawings/three-questions.svg';
import VisitorGreeted from '../../drawings/visitor-greeted.svg';
import type { LandingPageData } from '../sections';

export const page: LandingPageData = {
  title: 'Customer engagement chatbots for property businesses',
  description:
    'A chatbot that knows your listings, books showings after supper and says “I don’t know” when it should.',
  sections: [
    {
      type: 'hero',
      badge: 'customer engagement chatbots',
      headline: 'The office is closed. The door is not.',
      marked: 'The door is not.',
      paragraph:
        'People look for homes after supper. A chatbot that knows your listings answers them then and there, asks what a good agent would ask, and leaves a booked showing on the desk for the morning.',
      actions: [
        { to: 'schedule', label: 'Contact Our Experts' },
        { to: 'anchor', href: '#use-cases', label: 'See what it does' },
      ],
      drawing: compositions(NightDoor, NightDoorNarrow),
      drawingLabel:
        'A closed office at night. A visitor on the street asks whether the loft is available; from the one lit door comes the answer that it is, and a showing on Thursday at ten.',
    },
    {
      type: 'list',
      look: 'chain',
      title: 'What changes by Monday morning',
      dimension: 'from the first question to the first showing',
      items: [
        {
          title: 'Nobody waits for nine o’clock',
          text: 'Evenings, weekends and holidays are answered like a quiet Tuesday. The inquiry is still warm when your team arrives.',
        },
        {
          title: 'Calls that are worth making',
          text: 'The list of the day starts with people who said when they want to move, not with whoever called last.',
        },
        {
          title: 'No retyping, no lost notes',
          text: 'What was said is in the record once, in the visitor’s own words, where everyone can find it.',
        },
        {
          title: 'One answer for everyone',
          text: 'The rule on pets is the same at midnight as at noon, because it is read from the page you approved.',
        },
      ],
    },
    {
      type: 'features',
      id: 'use-cases',
      title: 'Four jobs at the front desk',
      intro: 'Each can start on its own, on one page of your website or on all of them.',
      items: [
        {
          title: 'Instant visitor engagement',
          text: 'Whoever opens a listing can ask about it on the spot: is it available, is there an elevator, what do the HOA fees cover. Answers come from your own listings and documents, and a question that these don’t cover is passed on rather than guessed at.',
          drawing: VisitorGreeted,
        },
        {
          title: 'Automated lead qualification',
          text: 'Three or four plain questions, asked in conversation: when, what, how it will be paid for. Your sales team sees who is ready to move, who is only looking, and why the chatbot thinks so.',
          drawing: ThreeQuestions,
        },
        {
          title: 'Appointment scheduling',
          text: 'It knows the calendar of the person who holds the key. Showings and calls are offered, booked, moved and canceled in the chat, and both sides get the entry and the reminder.',
          drawing: SharedCalendar,
        },
        {
          title: 'CRM integration',
          text: 'Name, need and transcript go to the contact record you already keep. A visitor who comes back is recognized, and nobody is asked twice for the number of bedrooms.',
          drawing: TalkFiled,
          action: { to: 'page', href: '/lead-management-automation', label: 'What happens to a lead next' },
        },
      ],
    },
    {
      type: 'picture',
      tone: 'card',
      title: 'Two rooms, and a door between them',
      intro:
        'In the first room the chatbot works alone. When a question needs judgment, the chatbot says so, opens the door, and your colleague has the whole conversation before the first hello.',
      drawing: compositions(Handoff, HandoffNarrow, 'tablet'),
      drawingLabel:
        'Plan of two rooms. In the first, a visitor and the chatbot talk about two rooms by the river, from May, with a large dog; the chatbot says it will ask a person. A path leads through a door to a desk where all of it lies on one sheet.',
    },
    {
      type: 'features',
      look: 'table',
      title: 'Who sits down with less to do',
      items: [
        {
          title: 'Sales teams',
          text: 'Open the day with conversations that went somewhere: the need, the timing and a showing in the calendar.',
          drawing: Headset,
        },
        {
          title: 'Marketing teams',
          text: 'See which campaign leads to which question, in the words that people use. The next headline is often among them.',
          drawing: Laptop,
        },
        {
          title: 'Property managers',
          text: 'Trash days, parking and the broken intercom are answered or logged. What is left in the inbox needs you.',
          drawing: Keys,
        },
        {
          title: 'Clients',
          text: 'Get a straight answer while they still have the listing open, and a person without having to beg for one.',
          drawing: Cup,
        },
      ],
    },
    {
      type: 'list',
      title: 'Why us, of all chatbot builders',
      items: [
        {
          title: 'We train it on your house rules',
          text: 'Leases, listings, price lists and the folder called “answers” are its only sources. Every reply names the one it came from, so that your people can check it.',
        },
        {
          title: 'It may say “I don’t know”',
          text: 'We write the limits before the greeting: what it answers, what it passes on and what it never discusses. You sign off on them line by line.',
        },
        {
          title: 'Your systems stay where they are',
          text: 'It works with the website, calendar and CRM you have today. If you leave us, the conversations and the answers leave with you.',
        },
        {
          title: 'Somebody reads along',
          text: 'After launch we go through the unanswered questions with you and add what is missing. A chatbot left alone goes stale, like any notice on any door.',
        },
      ],
    },
    {
      type: 'closing',
      title: 'Leave the light on',
      intro:
        'Your visitors are awake. Bring the ten questions they ask most to a free 30-minute session, and we will show you the answers at work.',
      action: { to: 'schedule', label: 'Contact Our Experts' },
    },
  ],
};
