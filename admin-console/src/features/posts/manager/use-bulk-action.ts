import { useState } from 'react';
import { type AdminPostSummary, useChangePostsMutation } from '@site/api-client/admin';
import { useToast } from '@site/ui';
import { useFailure } from '../../session/use-failure';
import { failureOf } from '../failure-of';
import { type BulkChange, bulkWords, changedBy, countOf } from './bulk-actions';

/** What became of the last action that did not succeed for all. */
export interface BulkReport {
  /** What was done to the others: 'published'. */
  label: string;
  done: number;
  failures: { id: number; title: string; message: string }[];
}

interface Question {
  change: BulkChange;
  /** Those that it changes. */
  posts: AdminPostSummary[];
  /** Some may be so already. */
  chosen: AdminPostSummary[];
}

/** Asks once, does it, and tells how many it was done to. */
export function useBulkAction(selected: AdminPostSummary[], onDone: (ids: number[]) => void) {
  const [send, { isLoading }] = useChangePostsMutation();
  const [proposed, setProposed] = useState<Question | null>(null);
  const [report, setReport] = useState<BulkReport | null>(null);
  const showFailure = useFailure();
  const { toast } = useToast();

  const confirm = async () => {
    if (!proposed) return;
    const { change, posts, chosen } = proposed;
    // The list shows published posts at once; what can't be undone is waited for.
    if (change.status === 'published') setProposed(null);
    setReport(null);
    const { done: label, failed: failure } = bulkWords(change, posts.length);
    try {
      const { done, failed } = await send({ ...change, ids: posts.map(({ id }) => id) }).unwrap();
      onDone(chosen.map(({ id }) => id).filter((id) => !failed.some((each) => each.id === id)));
      if (failed.length === 0) {
        toast({ title: 'Success', description: `${countOf(done)} ${label} successfully`, variant: 'success' });
      } else {
        const titleOf = (id: number) => posts.find((post) => post.id === id)?.title ?? String(id);
        setReport({ label, done, failures: failed.map((each) => ({ ...each, title: titleOf(each.id) })) });
        toast({
          title: 'Error',
          description: `${countOf(done)} ${label}, ${failed.length} not`,
          variant: 'destructive',
        });
      }
    } catch (error) {
      showFailure(error, failureOf(error, failure, `${countOf(posts.length)} may have been ${label}`));
    }
  };

  return {
    propose: (change: BulkChange) => setProposed({ change, posts: changedBy(change, selected), chosen: selected }),
    proposed: proposed && { change: proposed.change, count: proposed.posts.length, chosen: proposed.chosen.length },
    pending: isLoading,
    confirm,
    cancel: () => setProposed(null),
    report,
    dismissReport: () => setReport(null),
  };
}
