import { useToast } from '@site/ui';
import type { ShowRefusal } from './use-refusal';

/** Waits for a call and says that it is `done`, or why not, as `showRefusal` does. Answers whether it is. */
export function useRequest(showRefusal: ShowRefusal) {
  const { toast } = useToast();
  return async (call: Promise<unknown>, done: string, failed: string, mayBe?: string): Promise<boolean> => {
    try {
      await call;
      toast({ title: 'Success', description: done, variant: 'success' });
      return true;
    } catch (error) {
      showRefusal(error, failed, mayBe);
      return false;
    }
  };
}
