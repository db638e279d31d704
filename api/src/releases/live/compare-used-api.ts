import { compareApi, type OpenApi } from '@site/releases';
import { readFile } from 'node:fs/promises';

export interface UsedApi {
  /** What a release says of the API that it uses: the text of a file that anybody may have written who may publish. */
  used: string;
  offeredFile: string;
  /** Such as `public-site@20261120-153000-1a2b3c4`. */
  who: string;
}

/** What a release needs and the API lacks, as sentences. Null where the text is no sound description of an API. */
export async function compareUsedApi({ used: text, offeredFile, who }: UsedApi): Promise<string[] | null> {
  const used = parseUsedApi(text);
  if (!used) return null;
  const offered = await readOffered(offeredFile);
  try {
    return compareApi({ used, offered, who });
  } catch {
    // It is only known to be JSON with paths.
    return null;
  }
}

let offered: OpenApi | undefined;

/** What this API says that it offers. */
export async function readOffered(file: string): Promise<OpenApi> {
  return (offered ??= JSON.parse(await readFile(file, 'utf8')) as OpenApi);
}

export function parseUsedApi(text: string): OpenApi | null {
  try {
    const used: OpenApi | null = JSON.parse(text);
    return typeof used?.paths === 'object' && used.paths ? used : null;
  } catch {
    return null;
  }
}
