/**
 * `npm run lighthouse -- [address] [path …]`: measures every public page on a phone; ends with 1 below 100. `--start` in place
 * of an address: on a product that runs as long as it takes.
 */
import { defaultDataDir } from '../release/workspace';
import { findProduct } from '../start/running-product';
import { calibratePhone, measurePage, performanceRuns } from './measure-page';
import { startProduct } from './own-product';
import { publicPages } from './public-pages';
import { installLighthouse } from './run-lighthouse';
import { tableHead, tableRow } from './table';

const wanted = process.argv.slice(2);
const named = wanted[0]?.startsWith('/') ? undefined : wanted.shift();
const own = named === '--start' ? await startProduct() : undefined;
const address = own?.address ?? named ?? (await findProduct(defaultDataDir())) ?? 'http://localhost:4200';

const paths = wanted.length > 0 ? wanted : await publicPages(address);
const short: string[] = [];
await installLighthouse();
const phone = await calibratePhone(address);
console.log(tableHead);
for (const path of paths) {
  const page = await measurePage(new URL(path, address).href, phone);
  console.log(tableRow(path, page));
  for (const reason of page.shortcomings) console.log(`  ${reason}`);
  if (Object.values(page.scores).some((score) => score < 100)) short.push(path);
}
const slowed = `a processor (${phone.benchmarkIndex} by Lighthouse’s index) that is slowed ${phone.slowdown} times`;
const measured = `${paths.length} pages, performance as the median of ${performanceRuns} visits with ${slowed}`;
console.log(
  short.length > 0
    ? `\n${measured}. Below 100: ${short.join(' ')}`
    : `\n${measured}: 100 in performance, accessibility, best practices and SEO on each`,
);
await own?.stop();
process.exit(short.length > 0 ? 1 : 0);
