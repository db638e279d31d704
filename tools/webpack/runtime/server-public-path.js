import { basename, dirname } from 'node:path';

// The bundle is in releases/<app>/<version>/server: files have the addresses that the browser's bundle gives them.
const version = dirname(__dirname);
__webpack_public_path__ = `/releases/${basename(dirname(version))}/${basename(version)}/client/`;
