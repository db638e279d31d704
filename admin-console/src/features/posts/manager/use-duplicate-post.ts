import { useRef } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { problemOf } from '@site/api-client';
import { useFailure } from '../../session/use-failure';
import { failureOf } from '../failure-of';
import { useWhileShown } from '../../../shared/use-while-shown';

/** Begins a draft with the text of a post and opens it; `origin` is the state of the link to its editor. */
export function useDuplicatePost(origin: unknown) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const navigate = useNavigate();
  const open = useWhileShown((id: number) => void navigate(`/admin/posts/${id}/edit`, { state: origin }));
  const showFailure = useFailure();
  const running = useRef(false);
  return async (id: number) => {
    // A second press would make a second copy.
    if (running.current) return;
    running.current = true;
    try {
      const { postToolsApi } = await import('./duplicate-request');
      const copy = await dispatch(postToolsApi.endpoints.duplicatePost.initiate(id)).unwrap();
      open(copy.id);
    } catch (error) {
      const refusal = problemOf(error)?.message ?? 'Failed to duplicate post';
      showFailure(error, failureOf(error, refusal, 'the post may have been duplicated'));
    }
    running.current = false;
  };
}
