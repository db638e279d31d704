import { randomBytes } from 'node:crypto';
import type { Browser, Locator, Page, Request, Response } from '@playwright/test';
import { PageTrouble } from '../page-trouble';
import type { PageProblem, PartFinding } from '../finding';
import { responseAt } from '../page-response';
import { inParallel } from '../in-parallel';
import { LoadedFiles } from '../loaded-files';
import { hasArrived } from './arrived';
import type { SentBefore } from './sent-before';
import type { UsedSite } from './used-site';

interface Form {
  address: string;
  /** Which of the page's forms. */
  index: number;
  method: 'get' | 'post';
}

const timeoutMs = 30_000;
/** Pages at a time; of forms, with JavaScript and without. */
const width = 2;

/** A site whose pages show which forms there are. */
interface Pages {
  origin: string;
  addresses: string[];
}

/** A verdict never rests on what was sent before alone. */
const alwaysSent = 1;

/**
 * Sends every form of the site, with and without JavaScript, and sees whether what was typed has arrived. With JavaScript
 * those are left out whose page was the same when they were sent before; without it, it is the server that is used, whose
 * code is one file for all pages.
 */
export async function sendForms(
  browser: Browser,
  site: UsedSite,
  pages: Pages,
  before: SentBefore,
): Promise<PartFinding> {
  const forms = await formsOf(site, pages);
  const same = new Set<Form>();
  await inParallel(forms.slice(alwaysSent), width, async (form) => {
    if (await before.isUnchanged(form)) same.add(form);
  });
  const changed = forms.filter((form) => !same.has(form));
  const problems = await Promise.all([
    sendAll(browser, site, { forms, withScripts: false }),
    sendAll(browser, site, { forms: changed, withScripts: true, before }),
  ]);
  const skipped = same.size > 0 ? ` (${same.size} unchanged since they were)` : '';
  return {
    seen: `${forms.length} forms sent without JavaScript, ${changed.length} with it${skipped}`,
    problems: problems.flat(),
    keep: () => before.keep(),
  };
}

interface Sending {
  forms: Form[];
  withScripts: boolean;
  before?: SentBefore | undefined;
}

async function sendAll(
  browser: Browser,
  site: UsedSite,
  { forms, withScripts, before }: Sending,
): Promise<PageProblem[]> {
  // One for all of them: files are fetched once.
  const options = { javaScriptEnabled: withScripts, serviceWorkers: 'block', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext(options);
  const how = withScripts ? '' : ' without JavaScript';
  try {
    const problems = await inParallel(forms, width, async (form): Promise<PageProblem[]> => {
      const page = await context.newPage();
      const files = new LoadedFiles(page, site.origin);
      const found = await send(page, site, form).finally(() => page.close());
      if (found.length === 0) await before?.note(form, files.files);
      return found.map((problem) => [form.address, `its form, sent${how}: ${problem}.`]);
    });
    return problems.flat();
  } finally {
    await context.close();
  }
}

/** One of each kind: the same fields that are sent in the same way are the same form. */
async function formsOf(site: UsedSite, { origin, addresses }: Pages): Promise<Form[]> {
  const places = new Map<string, string[]>();
  for (const { address, text } of await inParallel(addresses, width, (each) => responseAt(origin, each))) {
    for (const { kind, fields } of formsIn(text))
      if (fields > 0) places.set(kind, [...(places.get(kind) ?? []), address]);
  }
  const found = await inParallel([...places], width, async ([kind, candidates]) => {
    // What is used has content of its own: a post that is there may be missing here.
    for (const address of candidates) {
      const forms = formsIn((await responseAt(site.origin, address)).text);
      const index = forms.findIndex((form) => form.kind === kind);
      if (forms[index]) return [{ address, index, method: forms[index].method }];
    }
    return [];
  });
  return found.flat();
}

function formsIn(html: string): { kind: string; method: Form['method']; fields: number }[] {
  return [...html.matchAll(/<form\b([^>]*)>.*?<\/form>/gs)].map(([form, tag = '']) => {
    const method = /\bmethod="post"/i.test(tag) ? 'post' : 'get';
    const fields = [...form.matchAll(/<(?:input|select|textarea|button)\b[^>]*?\bname="([^"]*)"/g)];
    return { kind: JSON.stringify([method, fields.map(([, name]) => name)]), method, fields: fields.length };
  });
}

async function send(
  page: Page,
  { origin, databaseUrl }: UsedSite,
  { address, index, method }: Form,
): Promise<string[]> {
  const typed = `rehearsed${randomBytes(6).toString('hex')}`;
  const trouble = new PageTrouble(page, origin);
  page.setDefaultTimeout(timeoutMs);
  try {
    await page.goto(origin + address, { waitUntil: 'load' });
    const form = page.locator('form').nth(index);
    await fill(form, typed);
    if (method === 'get') {
      await submit(form);
      await page.waitForLoadState('networkidle');
    } else {
      const isPost = (response: Response) => isSubmission(response.request());
      const pending = page.waitForResponse(isPost).catch(() => undefined);
      await submit(form);
      const response = await pending;
      if (!response) trouble.add(`nothing is sent within ${timeoutMs / 1000} s`);
      else if (response.status() >= 400) trouble.add(`the answer is ${response.status()}`);
      else if (!(await hasArrived(databaseUrl, typed))) trouble.add('what was typed does not arrive');
    }
  } catch (error) {
    trouble.add(`it goes no further (${String((error as Error).message.split('\n')[0]).replace(/\.$/, '')})`);
  }
  trouble.stopListening();
  return trouble.problems;
}

/** Not a report that the page before has left behind. */
const isSubmission = (request: Request): boolean => request.method() === 'POST' && request.resourceType() !== 'ping';

async function submit(form: Locator): Promise<void> {
  const button = form.locator('button[type=submit], button:not([type]), input[type=submit]').first();
  if ((await button.count()) > 0) await button.click();
  else await form.locator('input:not([type=hidden])').last().press('Enter');
}

/** Fills what a person would: not what is hidden, nor the field that only robots fill. */
async function fill(form: Locator, typed: string): Promise<void> {
  for (const field of await form.locator('input, textarea, select').all()) {
    const [tag, type, forPeople] = await field.evaluate((element) => [
      element.localName,
      element.getAttribute('type') ?? 'text',
      element.tabIndex >= 0 && !element.closest('[aria-hidden=true]') && !element.matches(':disabled, [readonly]'),
    ]);
    if (!forPeople || !(await field.isVisible())) continue;
    if (tag === 'select') await field.selectOption({ index: 1 });
    else if (type === 'checkbox' || type === 'radio') await field.check();
    else if (type === 'email') await field.fill(`${typed}@example.com`);
    else if (type === 'tel') await field.fill('+49 30 1234567');
    else if (type === 'url') await field.fill(`https://${typed}.example.com`);
    else if (type === 'number') await field.fill('1');
    else if (tag === 'textarea' || type === 'text' || type === 'search') await field.fill(`Rehearsal ${typed}`);
  }
}
