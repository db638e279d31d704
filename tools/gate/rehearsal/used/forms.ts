import { randomBytes } from 'node:crypto';
import type { Browser, Locator, Page, Response } from '@playwright/test';
import { PageTrouble } from '../page-trouble';
import type { Complaint, PartFinding } from '../finding';
import { answerAt } from '../answer';
import { inParallel } from '../in-parallel';
import { hasArrived } from './arrived';
import type { UsedSite } from './used-site';

interface Form {
  address: string;
  /** Which of the page's forms. */
  index: number;
  method: 'get' | 'post';
}

const timeoutMs = 30_000;
const width = 4;

/** Sends every form of the site, with and without JavaScript, and sees whether what was typed has arrived. */
export async function sendForms(browser: Browser, site: UsedSite, addresses: string[]): Promise<PartFinding> {
  const forms = await formsOf(site.origin, addresses);
  // Side by side: one that is never sent takes all of its time.
  const complaints = await Promise.all(forms.map((form) => sendBothWays(browser, site, form)));
  return { seen: `${forms.length} forms sent with and without JavaScript`, complaints: complaints.flat() };
}

async function sendBothWays(browser: Browser, site: UsedSite, form: Form): Promise<Complaint[]> {
  const complaints: Complaint[] = [];
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, serviceWorkers: 'block', reducedMotion: 'reduce' });
    const found = await send(await context.newPage(), site, form).finally(() => context.close());
    const how = javaScriptEnabled ? '' : ' without JavaScript';
    complaints.push(...found.map((complaint): Complaint => [form.address, `its form, sent${how}: ${complaint}.`]));
  }
  return complaints;
}

/** One of each kind: the same fields that go to the same place are the same form. */
async function formsOf(origin: string, addresses: string[]): Promise<Form[]> {
  const forms = new Map<string, Form>();
  const answers = await inParallel(addresses, width, (address) => answerAt(origin, address));
  for (const { address, text } of answers) {
    for (const [index, [form, tag = '']] of [...text.matchAll(/<form\b([^>]*)>.*?<\/form>/gs)].entries()) {
      const method = /\bmethod="post"/i.test(tag) ? 'post' : 'get';
      const fields = [...form.matchAll(/<(?:input|select|textarea|button)\b[^>]*?\bname="([^"]*)"/g)];
      const kind = JSON.stringify([method, fields.map(([, name]) => name)]);
      if (fields.length > 0 && !forms.has(kind)) forms.set(kind, { address, index, method });
    }
  }
  return [...forms.values()];
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
      const isPost = (response: Response) => response.request().method() === 'POST';
      const answered = page.waitForResponse(isPost).catch(() => undefined);
      await submit(form);
      const response = await answered;
      if (!response) trouble.add(`nothing is sent within ${timeoutMs / 1000} s`);
      else if (response.status() >= 400) trouble.add(`the answer is ${response.status()}`);
      else if (!(await hasArrived(databaseUrl, typed))) trouble.add('what was typed does not arrive');
    }
  } catch (error) {
    trouble.add(`it goes no further (${String((error as Error).message.split('\n')[0]).replace(/\.$/, '')})`);
  }
  trouble.stopListening();
  return trouble.complaints;
}

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
