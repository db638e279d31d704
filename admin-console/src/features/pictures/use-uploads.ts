import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnauthorized, problemOf } from '@site/api-client';
import { limits, type StoredPicture } from '@site/contracts';
import { withRemedy } from '../../shared/with-remedy';

/** A picture on its way to the server. */
export interface Upload {
  id: number;
  file: File;
  /** Part that is under way, from 0 to 1. */
  progress: number;
  /** Why it did not arrive; `final` where another attempt would end the same way. */
  problem?: { text: string; final: boolean };
  /** Present once it has arrived. */
  picture?: StoredPicture;
  /** What was typed to describe it. */
  description?: string;
}

export interface Uploads {
  uploads: Upload[];
  add: (files: File[]) => void;
  retry: (id: number) => void;
  describe: (id: number, description: string) => void;
  /** Ends it where it is under way, and forgets it. */
  remove: (id: number) => void;
}

const bytesPerMb = 1024 * 1024;
let lastId = 0;

/** Sends pictures while their editor goes on writing. A failed one stays, to be sent again. */
export function useUploads(onStored?: (picture: StoredPicture, forget: () => void) => void): Uploads {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  const change = useCallback((id: number, facts: Partial<Upload>) => {
    setUploads((present) => present.map((upload) => (upload.id === id ? { ...upload, ...facts } : upload)));
  }, []);

  const forget = useCallback((id: number) => {
    setUploads((present) => present.filter((upload) => upload.id !== id));
  }, []);

  const send = useCallback(
    async (id: number, file: File) => {
      if (file.size > limits.picture.max * bytesPerMb) {
        return change(id, { problem: { text: `This picture is larger than ${limits.picture.max} MB.`, final: true } });
      }
      const controller = new AbortController();
      running.current.set(id, controller);
      change(id, { progress: 0, problem: undefined });
      try {
        const { uploadPicture } = await import('./upload-request');
        const { signal } = controller;
        const picture = await uploadPicture(file, { signal, onProgress: (progress) => change(id, { progress }) });
        change(id, { picture, progress: 1 });
        stored.current?.(picture, () => forget(id));
      } catch (error) {
        change(id, { problem: uploadProblemOf(error) });
      } finally {
        running.current.delete(id);
      }
    },
    [change, forget],
  );

  const add = useCallback(
    (files: File[]) => {
      const added = files.map((file) => ({ id: ++lastId, file, progress: 0 }));
      setUploads((present) => [...present, ...added]);
      for (const { id, file } of added) void send(id, file);
    },
    [send],
  );

  const remove = (id: number) => {
    running.current.get(id)?.abort();
    forget(id);
  };

  const describe = (id: number, description: string) => change(id, { description });

  const retry = (id: number) => {
    const upload = uploads.find((each) => each.id === id);
    if (upload) void send(id, upload.file);
  };

  return { uploads, add, retry, describe, remove };
}

function uploadProblemOf(error: unknown): Upload['problem'] {
  if (isUnauthorized(error)) {
    return { text: 'Your session has ended. Sign in, then choose the picture again.', final: false };
  }
  const problem = problemOf(error);
  const final = problem?.statusCode === 400 || problem?.statusCode === 413;
  return { text: problem?.message ?? withRemedy('The picture did not reach the server.', error), final };
}
