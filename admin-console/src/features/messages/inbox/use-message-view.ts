import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messageAddress, type MessageView, messageViewOf } from '../message-address';

interface ViewInAddress {
  view: MessageView;
  /** Address of the same view with a change. Another filter or search starts at its first page, with nothing open. */
  hrefOf: (change: Partial<MessageView>) => string;
  /** Goes there; `replace` leaves no trace in the browser's history. */
  show: (change: Partial<MessageView>, options?: { replace?: boolean }) => void;
}

/** The address is the state, so that a view can be shared, and Back leads to the one before. */
export function useMessageView(): ViewInAddress {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = messageViewOf(params);
  const text = params.toString();

  const hrefOf = useCallback(
    (change: Partial<MessageView>) => {
      const isOther = Object.keys(change).some((part) => part !== 'page' && part !== 'open');
      const start = isOther ? { page: 1, open: null } : 'page' in change ? { open: null } : {};
      return messageAddress({ ...messageViewOf(new URLSearchParams(text)), ...start, ...change });
    },
    [text],
  );
  const show = useCallback<ViewInAddress['show']>(
    (change, options) => void navigate(hrefOf(change), options),
    [navigate, hrefOf],
  );
  return { view, hrefOf, show };
}
