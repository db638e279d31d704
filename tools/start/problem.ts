export { Problem } from '@site/releases';
