import type { Locator, Page } from '@playwright/test';

/** A real picture, drawn by the browser: a blue square with a cross. */
export async function drawPicture(page: Page, width = 1200, height = 800): Promise<Buffer> {
  const encoded = await page.evaluate(
    ([w = 0, h = 0]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser can not draw.');
      context.fillStyle = '#1d3fe0';
      context.fillRect(0, 0, w, h);
      context.fillStyle = '#dff25a';
      context.fillRect(w / 3, h / 3, w / 3, h / 3);
      return canvas.toDataURL('image/png').replace(/^data:.*,/, '');
    },
    [width, height],
  );
  return Buffer.from(encoded, 'base64');
}

/**
 * Lets an element receive a picture by drag, at its left, or by paste, as a browser hands it over: with its HTML where it
 * comes from a page.
 */
export async function give(
  target: Locator,
  how: 'drop' | 'paste',
  picture: Buffer,
  name = 'plan.png',
  html = '',
): Promise<void> {
  await target.evaluate(
    (element, { kind, bytes, fileName, markup }) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], fileName, { type: 'image/png' }));
      if (markup) data.setData('text/html', markup);
      const { left, top, height } = element.getBoundingClientRect();
      const place = { clientX: left + 1, clientY: top + height / 2 };
      const options = { bubbles: true, cancelable: true, ...place };
      if (kind === 'paste') element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
      else {
        element.dispatchEvent(new DragEvent('dragover', { ...options, dataTransfer: data }));
        element.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer: data }));
      }
    },
    { kind: how, bytes: picture.toString('base64'), fileName: name, markup: html },
  );
}
