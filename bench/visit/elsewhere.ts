import type { Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another site, where visitors come from. The contestants are named by address: this name is another site. */
export class Elsewhere {
  private constructor(
    readonly address: string,
    readonly end: () => Promise<void>,
  ) {}

  static async open(): Promise<Elsewhere> {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Another site</title>');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Elsewhere(`http://localhost:${(server.address() as AddressInfo).port}/`, async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    });
  }
}

/** Follows a link to the page; from nowhere, an empty tab, types its address. */
export async function arrive(page: Page, address: string, waitUntil: 'load' | 'commit'): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(address, { waitUntil });
    return;
  }
  const arrived = page.waitForURL(address, { waitUntil });
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
  }, address);
  await arrived;
}
