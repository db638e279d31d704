import { shellDataElementId, rootElementId } from '@site/federation';
import { loadApp } from '../../../public-site/src/app/load-app';

/** The public site as one build: its HTML is taken over as soon as its script has come. */
const data = JSON.parse(document.getElementById(shellDataElementId)?.textContent ?? '');
const root = document.getElementById(rootElementId);

if (root) {
  const context = {
    app: { name: 'public-site', version: 'plain' },
    ...{ assets: data.remote.assets, config: data.config, state: data.state, hydrate: true },
  };
  void loadApp(root, { ...context, reportError }).then((takeOver) => takeOver());
}
