import { useEffect, useRef, useState } from 'react';
import { isUnauthorized } from '@site/api-client';
import { useToast } from '@site/ui';
import { saveFile } from '../../shared/save-file';
import { sessionTexts } from '../session/session-texts';
import { useSignInRedirect } from '../session/sign-in-redirect';
import { type FetchProgress, fetchFile } from './fetch-file';

export type ExportState =
  { kind: 'idle' } | ({ kind: 'running' } & FetchProgress) | ({ kind: 'failed' } & FetchProgress);

const nothingYet: FetchProgress = { rows: 0, total: 0 };

/** Fetches the file at an address, saves it when it is whole, and lets it be given up on the way. */
export function useExport(address: string, noun: string) {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  const redirect = useSignInRedirect();
  const { toast } = useToast();
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    let progress = nothingYet;
    setState({ kind: 'running', ...progress });
    try {
      const { name, content, rows } = await fetchFile(address, controller.signal, (now) => {
        progress = now;
        setState({ kind: 'running', ...now });
      });
      saveFile(name, content);
      setState({ kind: 'idle' });
      const description = `${rows.toLocaleString()} ${noun}${rows === 1 ? '' : 's'} exported`;
      toast({ title: 'Success', description, variant: 'success' });
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ kind: 'failed', ...progress });
      if (isUnauthorized(error)) redirect(sessionTexts.expired);
    }
  };

  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'idle' });
  };

  return { state, start, cancel };
}
