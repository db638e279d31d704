import { X } from 'lucide-react';
import * as RadixToast from 'radix-ui/toast';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { Button, IconButton } from '../actions/button';
import { color, layer, media, radius, type } from '../theme/tokens';
import { aboveBottomBar } from './use-bottom-bar';

/** Limits of a notification. At most one is visible: a new one takes the place of the last. */
export const toastLimits = { displayMs: 5000, removeMs: 1_000_000, swipePixels: 50, hotkey: ['F8'] };

export type ToastVariant = 'default' | 'destructive' | 'success';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** How long it stays; 5 seconds unless told. */
  displayMs?: number;
  action?: ToastAction;
}

/** Undoes what the notification reports. */
export interface ToastAction {
  label: string;
  /** Another way to do the same, for those who can't reach the button in time. */
  otherWay: string;
  onAct: () => void;
}

export interface Toaster {
  /** Answers what adds to the notification, as long as that stands. */
  toast: (message: ToastMessage) => (more: Partial<ToastMessage>) => void;
  dismiss: () => void;
}

interface ShownToast extends ToastMessage {
  key: number;
  open: boolean;
  /** More was added to it since. */
  amended: boolean;
}

const ToasterContext = createContext<Toaster | null>(null);

/** Shows and hides the notification. Needs a ToastProvider above it. */
export const useToast = (): Toaster => {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
};

/** Place of the notification: bottom right, above a bar that is there; on phones along the top. Once, around an app. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const escape = useEscapeForDialogs();
  const lastKey = useRef(0);

  const toast = useCallback((message: ToastMessage) => {
    lastKey.current += 1;
    const key = lastKey.current;
    setShown({ ...message, key, open: true, amended: false });
    return (more: Partial<ToastMessage>) =>
      setShown((last) => (last?.key === key && last.open ? { ...last, ...more, amended: true } : last));
  }, []);
  const dismiss = useCallback(() => setShown((last) => last && { ...last, open: false }), []);
  const toaster = useMemo(() => ({ toast, dismiss }), [toast, dismiss]);

  const dismissed = shown?.open === false;
  useEffect(() => {
    if (!dismissed) return undefined;
    const timer = setTimeout(() => setShown(null), toastLimits.removeMs);
    return () => clearTimeout(timer);
  }, [dismissed]);

  return (
    <ToasterContext value={toaster}>
      <RadixToast.Provider
        duration={toastLimits.displayMs}
        swipeDirection="right"
        swipeThreshold={toastLimits.swipePixels}
      >
        {children}
        {shown && (
          <Card
            // A screen reader is read what is added: only a new one is announced.
            key={`${shown.key} ${shown.amended}`}
            $variant={shown.variant ?? 'default'}
            $still={shown.amended}
            open={shown.open}
            duration={shown.displayMs}
            onEscapeKeyDown={escape.note}
            onOpenChange={(open) => !open && !escape.isForDialog() && dismiss()}
          >
            <Words>
              <Title>{shown.title}</Title>
              {shown.description && <Description>{shown.description}</Description>}
            </Words>
            {shown.action && (
              <RadixToast.Action asChild altText={shown.action.otherWay}>
                <ActionButton $tone="outline" onClick={shown.action.onAct}>
                  {shown.action.label}
                </ActionButton>
              </RadixToast.Action>
            )}
            <RadixToast.Close asChild>
              <CloseButton $tone="quiet" aria-label="Close notification">
                <X aria-hidden />
              </CloseButton>
            </RadixToast.Close>
          </Card>
        )}
        {shown && <Viewport hotkey={toastLimits.hotkey} />}
      </RadixToast.Provider>
    </ToasterContext>
  );
};

/**
 * Radix closes a notification on every Escape, even one that is meant for the dialog beneath it. Here it belongs to
 * whatever has the focus.
 */
function useEscapeForDialogs() {
  const isForDialog = useRef(false);
  return useMemo(
    () => ({
      note: () => {
        isForDialog.current = Boolean(document.activeElement?.closest('[role="dialog"], [role="alertdialog"]'));
      },
      /** Whether the requested close comes from such a key; true once. */
      isForDialog: () => {
        const was = isForDialog.current;
        isForDialog.current = false;
        return was;
      },
    }),
    [],
  );
}

const Viewport = styled(RadixToast.Viewport)`
  position: fixed;
  z-index: ${layer.toast};
  inset: 0 0 auto;
  padding: 16px;
  outline: none;
  /* What lies under the room around a notification stays within reach. */
  pointer-events: none;

  ${media.tablet} {
    inset: auto 0 ${aboveBottomBar} auto;
    width: 100%;
    max-width: 420px;
  }
`;

const enter = keyframes`
  from { opacity: 0; translate: 0 8px; }
`;

const stripes: Record<ToastVariant, string> = { default: color.blue, destructive: color.bad, success: color.good };

const Card = styled(RadixToast.Root)<{ $variant: ToastVariant; $still: boolean }>`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  padding: 14px 12px 14px 18px;
  border: 1.5px solid ${color.ink};
  border-left: 6px solid ${({ $variant }) => stripes[$variant]};
  border-radius: ${radius};
  background: ${color.card};
  pointer-events: auto;

  ${media.motion} {
    &[data-state='open'] {
      animation: ${({ $still }) =>
        $still
          ? 'none'
          : css`
              ${enter} 240ms ease-out
            `};
    }

    &[data-swipe='cancel'] {
      translate: 0;
      transition: translate 200ms ease-out;
    }
  }

  &[data-swipe='move'],
  &[data-swipe='end'] {
    translate: var(--radix-toast-swipe-move-x) 0;
  }
`;

const Title = styled(RadixToast.Title)`
  ${type.dense}
  font-weight: 600;
`;

const Description = styled(RadixToast.Description)`
  ${type.dense}
  color: ${color.inkSoft};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const ActionButton = styled(Button)`
  flex: none;
  min-height: 32px;
  padding: 3px 12px;
`;

const CloseButton = styled(IconButton)`
  flex: none;
  width: 32px;
  min-height: 32px;
`;
