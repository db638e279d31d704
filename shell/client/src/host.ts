import './public-path';
import { addressShown } from './address-shown';
import { reportError, reportUnhandledErrors } from './error-reporter';
import { layOutWhole } from './lay-out-whole';
import { pause } from './pause';
import './provide-loader';
import { rightTime } from './right-time';
import { readShellData, rootElement } from './shell-data';
import './theme';

layOutWhole();
void start();

/** Federation and everything it needs load with the app: a page that is only viewed does without. */
async function start(): Promise<void> {
  const data = readShellData();
  // The visitor may go back before the app has loaded; the HTML still belongs to this address.
  const address = addressShown();
  reportUnhandledErrors(data.shell);
  await rightTime(data);
  for (let attempt = 0; ; attempt++) {
    try {
      const { startApp } = await import(/* webpackChunkName: "start" */ './start-app');
      return await startApp(data, rootElement(), address);
    } catch (error) {
      reportError({ app: 'shell', version: data.shell }, error);
      await pause(attempt);
    }
  }
}
