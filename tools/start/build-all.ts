/** Builds every app that is out of date, as the start of the product does. */
import { command } from '../release/command';
import { buildAll } from './build';

await command(async () => console.log(await buildAll()));
