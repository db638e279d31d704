import { useEffect, useRef, useState } from 'react';
import { isUnauthorized } from '@site/api-client';
import { useToast } from '@site/ui';
import { saveFile } from '../../shared/save-file';
import { sessionTexts } from '../session/session-texts';
import { useSignInRedirect } from '../session/sign-in-redirect';
import { type FetchProgress, fetchFile } from './fetch-file';

export type ExportState =
  { kind: 'idle' } | ({ kind: 'running' } & FetchProgress) | ({ kind: 'failed' } & FetchProgress);

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
    let progress = { rows: 0, total: 0 };
    const show = (now: FetchProgress) => {
      progress = now;
      setState({ kind: 'running', ...now });
    };
    show(progress);
    try {
      const { name, content } = await fetchFile(address, controller.signal, show);
      saveFile(name, content);
      setState({ kind: 'idle' });
      const { rows, total } = progress;
      const exported = rows.toLocaleString() + (rows < total ? ` of ${total.toLocaleString()}` : '');
      const description = `${exported} ${noun}${exported === '1' ? '' : 's'} exported`;
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
