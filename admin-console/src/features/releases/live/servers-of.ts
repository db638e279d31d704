import type { ServingShells } from '@site/api-client/releases';

export const serversOf = ({ shells }: ServingShells): string => `${shells} server${shells === 1 ? '' : 's'}`;
