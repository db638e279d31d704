import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './is-alive';
import { Problem } from './problem';

interface RunningProduct {
  address: string;
  pid: number;
}

const timeoutMs = 5_000;
const fileIn = (dataDir: string): string => path.join(dataDir, 'running.json');

/** Lets other commands find the product that runs on a data folder. */
export const announceProduct = (dataDir: string, address: string): Promise<void> =>
  writeFile(fileIn(dataDir), JSON.stringify({ address, pid: process.pid } satisfies RunningProduct));

/** Removes what this process announced. */
export async function withdrawProduct(dataDir: string): Promise<void> {
  if ((await read(dataDir))?.pid === process.pid) await rm(fileIn(dataDir), { force: true });
}

/**
 * Address of the product that runs: the one that PRODUCT_URL names, else that of `npm start` on this data folder; null
 * when none does. Throws Problem when nothing answers at PRODUCT_URL.
 */
export async function findProduct(dataDir: string, productUrl = process.env.PRODUCT_URL): Promise<string | null> {
  if (productUrl) {
    if (!URL.canParse(productUrl)) throw new Problem(`PRODUCT_URL is "${productUrl}": it must be an address.`);
    if (await isReachable(productUrl)) return productUrl;
    throw new Problem(`PRODUCT_URL is ${productUrl}, where nothing answers: start the product, or unset PRODUCT_URL.`);
  }
  const announced = await read(dataDir);
  // A killed product leaves its file behind, and another may have its port by now.
  return announced && isAlive(announced.pid) && (await isProduct(announced.address)) ? announced.address : null;
}

async function read(dataDir: string): Promise<RunningProduct | null> {
  try {
    return JSON.parse(await readFile(fileIn(dataDir), 'utf8'));
  } catch {
    // There is none, or a full disk has left a part of it.
    return null;
  }
}

const fetchReadiness = (address: string): Promise<Response> =>
  fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(timeoutMs) });

/** Whatever the response: what stands before a product may not pass this address on. */
const isReachable = (address: string): Promise<boolean> =>
  fetchReadiness(address).then(
    () => true,
    () => false,
  );

/** Also one without a site (503), which commands release or roll back. */
async function isProduct(address: string): Promise<boolean> {
  try {
    const { contract } = (await (await fetchReadiness(address)).json()) as { contract?: unknown };
    return contract !== undefined;
  } catch {
    return false;
  }
}
