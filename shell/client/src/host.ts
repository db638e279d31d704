import './runtime-core';
import { reportUnhandledErrors } from './error-reporter';
import { rightTime } from './right-time';
import { readShellData, rootElement } from './shell-data';
import { startRemote } from './start-remote';

const data = readShellData();
reportUnhandledErrors(data.remote);
void rightTime(data).then(() => startRemote(data, rootElement()));
