import { contentPolicyRules } from './content-policy-rules';
import { cookieRule } from './cookie-rule';
import { headerRules } from './header-rules';
import { integrityRule } from './integrity-rule';
import { type Finding, retrieve, type Rule, type Visited } from './retrieve';
import { transportRules } from './transport-rules';

/** Each rule's name and what it adds or takes away. Scores, and the rules, are those of MDN's HTTP Observatory. */
export type Report = { score: number; findings: Record<string, Finding> };

const rules: Record<string, Rule> = {
  ...contentPolicyRules,
  ...headerRules,
  ...transportRules,
  cookies: cookieRule,
  'subresource-integrity': integrityRule,
};

/** Nobody gets more than 100 whose faults cost more than this leaves. */
const leastForBonus = 90;

/** Scores one address of a site that is reached by https. */
export async function scan(visited: Visited, { leaveOut = '' } = {}): Promise<Report> {
  const answers = await retrieve(visited);
  const chosen = Object.entries(rules).filter(([name]) => name !== leaveOut);
  const findings = Object.fromEntries(chosen.map(([name, rule]) => [name, rule(answers)]));
  const points = Object.values(findings).map(({ points }) => points);
  const faults = sum(points.filter((each) => each < 0));
  const score = 100 + (100 + faults >= leastForBonus ? sum(points) : faults);
  return { score: Math.max(score, 0), findings };
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
