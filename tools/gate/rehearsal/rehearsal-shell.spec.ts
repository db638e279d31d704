import { rehearsalEnvironment } from './rehearsal-shell';

const place = { port: 4999, origin: 'http://localhost:4999', apiUrl: 'http://127.0.0.1:4300', releasesDir: '/tmp/r' };

it('keeps the address, the service and the secrets of a deployment out of a rehearsal, and its site’s facts in', () => {
  const deployed = {
    ...{ PUBLIC_ORIGIN: 'https://www.example.com', CONSOLE_ORIGIN: 'https://console.example.com', PORT: '80' },
    ...{ RELEASE_SERVICE_SECRET: 'a secret of both', VIEWS_SECRET: 'another of both', SITE_CONFIG: '/site.json' },
  };
  expect(rehearsalEnvironment(deployed, place)).toMatchObject({
    ...{ PUBLIC_ORIGIN: place.origin, CONSOLE_ORIGIN: '', PORT: '4999' },
    ...{ RELEASE_SERVICE_SECRET: '', VIEWS_SECRET: '', SITE_CONFIG: '/site.json' },
  });
});
