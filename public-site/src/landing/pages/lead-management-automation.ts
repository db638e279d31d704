import { written } from '../../enhance/count-up';
import Chart from '../../drawings/chart.svg';
import { compositions } from '../../drawings/compositions';
import FileCard from '../../drawings/file-card.svg';
import Headset from '../../drawings/headset.svg';
import Keys from '../../drawings/keys.svg';
import { LeadWalk } from '../../drawings/lead-walk';
import MeasuredLeads from '../../drawings/measured-leads.svg';
import MeetingRoom from '../../drawings/meeting-room.svg';
import OnePage from '../../drawings/one-page.svg';
import OneRing from '../../drawings/one-ring.svg';
import Plan from '../../drawings/plan.svg';
import SortingFrameNarrow from '../../drawings/sorting-frame-narrow.svg';
import SortingFrame from '../../drawings/sorting-frame.svg';
import ThrownPoints from '../../drawings/thrown-points.svg';
import { figures } from '../../facts/figures';
import type { LandingPageData } from '../sections';

export const page: LandingPageData = {
  title: 'Lead management automation for real estate',
  description:
    'A buyer who writes to three agencies hears from yours first. Each inquiry is scored with reasons and goes to whoever is free.',
  sections: [
    {
      type: 'hero',
      badge: 'lead management automation',
      headline: 'No lead should have to knock twice.',
      marked: 'knock twice',
      paragraph:
        'Inquiries arrive by form, phone, portal, mail and on foot, and each deserves an answer while interest is fresh. We build the mail room between your front gate and your best desk.',
      actions: [
        { to: 'schedule', label: 'Contact Our Experts' },
        { to: 'anchor', href: '#walk', label: 'Follow one lead' },
      ],
      drawing: compositions(SortingFrame, SortingFrameNarrow),
      drawingLabel:
        'A sorting frame: letters fall in from the web, mail, phone, portals and the street, pass a scale that scores them, and are laid in pigeonholes. One, marked call now, is checked off.',
    },
    {
      type: 'features',
      id: 'use-cases',
      title: 'Five stations, in the order a lead meets them',
      intro: 'Fit all five, or the one where your inquiries go missing today.',
      items: [
        {
          title: 'Multi-channel capture',
          text: 'Web forms, portals, calls, email and sign-in sheets become one list. Duplicates are merged, so two inquiries from one person are one conversation.',
          drawing: OnePage,
          action: { to: 'page', href: '/customer-engagement-chatbots', label: 'Let a chatbot catch some of them' },
        },
        {
          title: 'AI lead scoring',
          text: 'A model reads what people wrote and did, and says who is close to a decision. It shows the reasons beside the score, and your team can overrule it.',
          drawing: MeasuredLeads,
        },
        {
          title: 'Dynamic routing',
          text: 'By area, price, language, workload and who is on shift: the lead goes to the person who can take it now. If they don’t, it moves on by itself.',
          drawing: ThrownPoints,
        },
        {
          title: 'Real-time notifications',
          text: 'One ring for one person, with the inquiry, the score and a first reply ready to send. Managers hear only of the leads that nobody took.',
          drawing: OneRing,
        },
        {
          title: 'CRM integration',
          text: 'Contact, source, score and every message since are written to your CRM as they happen. Nobody types at the end of the day, and the report on Friday is about this Friday.',
          drawing: FileCard,
        },
      ],
    },
    {
      type: 'list',
      look: 'chain',
      title: 'What you notice in the first month',
      dimension: 'from inquiry to agreed showing',
      items: [
        {
          title: 'First reply, first',
          text: 'The buyer who wrote to three agencies at once hears from yours before the coffee is ready.',
        },
        {
          title: 'Nothing falls between desks',
          text: 'Every lead has one owner and one next step, and you can see both.',
        },
        {
          title: 'Time for real buyers',
          text: 'Hours go to people with a date and a budget, not to sorting the inbox.',
        },
        {
          title: 'Campaigns that can be judged',
          text: 'A signed contract is traced to the ad it began with, so the next budget is an easy call.',
        },
        {
          title: 'Fair shares',
          text: 'Leads are dealt by rules that everyone can read. The loudest voice in the office loses its advantage.',
        },
      ],
    },
    {
      type: 'picture',
      id: 'walk',
      tone: 'blue',
      title: 'One lead, from the gate to the desk',
      intro:
        'She clicks on a two-bedroom apartment on her lunch break. By the time she has put the phone down, she has been scored at the porch, turned at the crossing and shown to the desk of the colleague who sells that street.',
      drawing: LeadWalk,
      drawingLabel:
        'Plan of an office: footprints lead from the front gate through a porch with scales and a round crossing to the lit desk of the right colleague, where the lead is answered.',
    },
    {
      type: 'features',
      look: 'table',
      title: 'Who gets the better chair',
      items: [
        {
          title: 'Sales teams',
          text: 'A short list instead of a long inbox, sorted by who is ready, with the history open before the call connects.',
          drawing: Headset,
        },
        {
          title: 'Marketing teams',
          text: 'See which portal, ad or yard sign the signed leases began with, and feed the score back into your ads.',
          drawing: Chart,
        },
        {
          title: 'Real estate agencies',
          text: 'Offices share one gate. A buyer for the other side of town is handed over with a record, not with a sticky note.',
          drawing: Keys,
        },
        {
          title: 'Developers and managers',
          text: 'Launch weekends and waitlists stay in order: each prospect is matched to a lot, a floor plan or the next vacancy.',
          drawing: Plan,
        },
      ],
    },
    {
      type: 'list',
      look: 'columns',
      title: `${written(figures.yearsOfLeads)} years of expertise in who should call whom`,
      paragraphs: [
        `The team behind it has spent ${written(figures.yearsOfLeads)} years between “I saw your ad” and “Where do I sign?” The tools have changed several times. The reasons that leads go cold have not: they wait in the wrong inbox, or in nobody’s.`,
        'So we begin with a walk. We follow last month’s inquiries through your office, door by door, and write down where each of them stood still.',
      ],
      items: [
        {
          title: 'Your rules, written down',
          text: 'Who gets what, when and why is one readable page. You change it yourself, without calling us.',
        },
        {
          title: 'Your CRM, kept',
          text: 'We build around the records your people trust. You need not switch CRMs to answer sooner.',
        },
        {
          title: 'Scores that explain themselves',
          text: 'Each one lists its reasons, and we check with you that they are fair ones before a single lead is ranked.',
        },
      ],
    },
    {
      type: 'closing',
      title: 'Where did last month’s leads go?',
      intro:
        'First to answer, first to hand over the keys. Bring the number of inquiries and the number of replies; in a free 30-minute session we look for the gap between them.',
      action: { to: 'schedule', label: 'Contact Our Experts' },
      drawing: MeetingRoom,
    },
  ],
};
