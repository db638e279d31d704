import { useEffect, useRef, useState } from 'react';
import { isUnauthorized } from '@site/api-client';
import { useToast } from '@site/ui';
import { saveFile } from '../../../shared/save-file';
import { sessionTexts } from '../../session/session-texts';
import { useSignInRedirect } from '../../session/sign-in-redirect';
import type { MessageView } from '../message-address';
import { type ExportProgress, fetchMessagesFile } from './fetch-messages-file';

export type ExportState =
  { kind: 'idle' } | ({ kind: 'running' } & ExportProgress) | ({ kind: 'failed' } & ExportProgress);

const nothingYet: ExportProgress = { rows: 0, total: 0 };

/** Fetches the file, saves it when it is whole, and lets it be given up on the way. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  const redirect = useSignInRedirect();
  const { toast } = useToast();
  useEffect(() => () => running.current?.abort(), []);

  const start = async (view: MessageView) => {
    const controller = new AbortController();
    running.current = controller;
    let progress = nothingYet;
    setState({ kind: 'running', ...progress });
    try {
      const { name, content, rows } = await fetchMessagesFile(view, controller.signal, (now) => {
        progress = now;
        setState({ kind: 'running', ...now });
      });
      saveFile(name, content);
      setState({ kind: 'idle' });
      const description = rows === 1 ? '1 message exported' : `${rows.toLocaleString()} messages exported`;
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
