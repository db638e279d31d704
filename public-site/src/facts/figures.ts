/**
 * What we say of ourselves in numbers: this folder has each fact once. Pages state no others: where two differ, they are of
 * two things.
 */
export const figures = {
  clients: { value: 100, suffix: '+' },
  teamMembers: { value: 50, suffix: '+' },
  projectsDelivered: { value: 1000, suffix: '+' },
  projectsInCare: { value: 120, suffix: '+' },
  edTechProjects: { value: 120, suffix: '+' },
  launches: { value: 50, suffix: '+' },
  campaigns: { value: 500, suffix: '+' },
  integrations: { value: 200, suffix: '+' },
  hoursAutomated: { value: 872560 },
  /** Three figures, as the specification has them: of its office, of the house, of who builds lead management. */
  yearsInThisOffice: { value: 12, suffix: '+' },
  yearsOfExperience: { value: 15, suffix: '+' },
  yearsOfLeads: { value: 16, suffix: '+' },
  retention: { value: 95, suffix: '%' },
  satisfaction: { value: 99, suffix: '%' },
  lessManualWork: { value: 80, suffix: '%' },
  fasterInventory: { value: 70, suffix: '%' },
  uptime: { value: 99.99, decimals: 2, suffix: '%' },
  reliability: { value: 99.9, decimals: 1, suffix: '%' },
  conversion: { value: 3, suffix: 'x' },
  fasterToMarket: { low: 2, value: 4, suffix: 'x' },
  weeksToGoLive: { value: 4 },
  weeksToOnboard: { value: 2 },
  monthlyReaders: { value: 10, suffix: 'K+' },
  helpfulRating: { value: 95, suffix: '%' },
};

/** Where the ruler of hours ends. */
export const hoursGoal = 1_000_000;

/** What sentences promise. No page loads these two: `pages-data.spec.ts` compares each sentence with them. */
export const replyHours = 24;
export const sessionMinutes = 30;
