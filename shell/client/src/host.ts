import './runtime-core';
import { reportUnhandledErrors } from './error-reporter';
import { readShellData, rootElement } from './shell-data';
import { startRemote } from './start-remote';

const data = readShellData();
reportUnhandledErrors(data.remote);
void startRemote(data, rootElement());
