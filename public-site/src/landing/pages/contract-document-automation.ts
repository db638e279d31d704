import { compositions } from '../../drawings/compositions';
import ContractCorridor from '../../drawings/contract-corridor.svg';
import { ContractFillsIn } from '../../drawings/contract-fills-in';
import Contract from '../../drawings/contract.svg';
import Keys from '../../drawings/keys.svg';
import Laptop from '../../drawings/laptop.svg';
import Purse from '../../drawings/purse.svg';
import SigningTableNarrow from '../../drawings/signing-table-narrow.svg';
import SigningTable from '../../drawings/signing-table.svg';
import type { LandingPageData } from '../sections';

export const page: LandingPageData = {
  title: 'Contract and document automation for real estate',
  description:
    'Leases and sales contracts that fill themselves in, check themselves, collect signatures and file a record of every change.',
  sections: [
    {
      type: 'hero',
      badge: 'contract and document automation',
      headline: 'Paperwork that finds its own way around the table.',
      marked: 'finds its own way',
      paragraph:
        'The deal is agreed at ten and somebody types until four. We build contracts that take what you already know, ask only for what is missing, and visit everyone who has to sign, in the right order.',
      actions: [
        { to: 'schedule', label: 'Contact Our Experts' },
        { to: 'anchor', href: '#use-cases', label: 'See the five rooms' },
      ],
      drawing: compositions(SigningTable, SigningTableNarrow),
      drawingLabel:
        'A signing table from above with chairs for agent, owner, tenant and witness. One contract lies in the middle, and a path goes around from chair to chair until the seal is on.',
    },
    {
      type: 'list',
      title: 'Why let us near your contracts',
      items: [
        {
          title: 'Lawyers keep the words',
          text: 'Your counsel owns every clause. Software chooses between approved ones by rules that counsel has read, and invents none.',
        },
        {
          title: 'We start with the dullest document',
          text: 'The one you send most and enjoy least. It shows its worth quickly, and a mistake in it is easily seen and fixed.',
        },
        {
          title: 'Exceptions go to a person',
          text: 'A side letter, a strange deposit, a third guarantor: what falls outside the rules stops and waits for a name, with the reason pinned to it.',
        },
        {
          title: 'Your archive remains yours',
          text: 'Signed files lie in your own storage, in ordinary formats, readable without us and long after us.',
        },
      ],
    },
    {
      type: 'picture',
      tone: 'paper',
      title: 'Watch one fill itself in',
      intro:
        'The name is in the contact, the address in the listing, the date in the calendar and the dog in the house rules. Nobody has to copy them. The blanks know where to look.',
      drawing: ContractFillsIn,
      drawingLabel:
        'Four records, from the contact, the listing, the calendar and the house rules, lead into the blanks of a contract: tenant, address, starting date and pets. Below them stand two signatures, and the contract is filed.',
      action: { to: 'page', href: '/custom-management-apps', label: 'Build it into your own system' },
    },
    {
      type: 'list',
      look: 'chain',
      title: 'Five chores that end',
      intro: 'Each was on somebody’s list.',
      dimension: 'from handshake to filed original',
      items: [
        {
          title: 'No retyping',
          text: 'A figure is entered once. Contract, addendum and invoice cannot disagree about it.',
        },
        {
          title: 'No old versions',
          text: 'A clause that counsel retired yesterday is in none of today’s documents.',
        },
        {
          title: 'No chasing',
          text: 'Reminders go out by themselves, politely, and to the one person who is holding things up.',
        },
        {
          title: 'No missing pages',
          text: 'A contract can’t move on while an addendum, an ID check or a signature is missing.',
        },
        {
          title: 'No detective work',
          text: 'Who changed the deposit, and when? The answer is a line in the log, not a week of email.',
        },
      ],
    },
    {
      type: 'features',
      look: 'plan',
      id: 'use-cases',
      title: 'Five rooms, one document walking through',
      drawing: ContractCorridor,
      drawingLabel:
        'Plan with five rooms that a document passes: shelves with templates, a reading desk with a lens, a table for signing, an open book and a switchboard.',
      items: [
        {
          title: 'Template contracts',
          text: 'Leases, sales contracts, listing agreements and notices are put together from approved clauses. The kind of deal, the place and the parties decide which ones.',
        },
        {
          title: 'AI validation',
          text: 'Before it leaves, the document is read against the deal and against your rules: dates that can’t be, sums that don’t add up, a clause the other side has quietly reworded. Findings are marked in the margin.',
        },
        {
          title: 'Digital signature workflows',
          text: 'Each party gets the page in turn, on any screen, through the signature service of your choice. Who signs after whom is part of the template.',
        },
        {
          title: 'Status tracking with audit logs',
          text: 'Drafted, sent, opened, questioned, signed: everybody sees where it stands, and each step is logged with name and time in a record that nobody can edit.',
        },
        {
          title: 'System integration',
          text: 'CRM, accounting and property management are told what was signed. Rent starts, deposits are invoiced and the archive has its copy before the ink would have dried.',
        },
      ],
    },
    {
      type: 'features',
      look: 'table',
      title: 'Who gets the afternoon back',
      items: [
        {
          title: 'Legal and compliance',
          text: 'You approve language, not copies. Every document in circulation shows which version of which clause it holds.',
          drawing: Contract,
        },
        {
          title: 'Sales and transaction teams',
          text: 'The contract is out while both sides still smile. What is missing is on a list with names beside it.',
          drawing: Laptop,
        },
        {
          title: 'Property managers',
          text: 'Renewals, rent increases and notices prepare themselves in time for you to read them, instead of just too late.',
          drawing: Keys,
        },
        {
          title: 'Clients and investors',
          text: 'They sign from the couch and look up a deal’s status without calling anyone.',
          drawing: Purse,
        },
      ],
    },
    {
      type: 'closing',
      title: 'Agreed over coffee, signed before lunch',
      intro:
        'Is there a document you are tired of? Bring it to a free 30-minute strategy session. We will show you which of its blanks could fill themselves in.',
      action: { to: 'schedule', label: 'Contact Our Experts' },
    },
  ],
};
