import { Pin, PinOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { EditablePost } from '@site/api-client/admin';
import { usePinPostMutation, useUnpinPostMutation } from '@site/api-client/post-tools';
import { Button, color, SmallText, useToast } from '@site/ui';
import { useRefusal } from '../../../session/use-refusal';
import { Area } from '../editor-layout';

/** Makes a published post the first of the blog page, at once: it is no part of what is saved. */
export function PinPost({ post: { id, pinned: wasPinned } }: { post: EditablePost }) {
  const [pinned, setPinned] = useState(wasPinned === true);
  const [pin, { isLoading: pinning }] = usePinPostMutation();
  const [unpin, { isLoading: unpinning }] = useUnpinPostMutation();
  const showRefusal = useRefusal();
  const { toast } = useToast();

  const toggle = async () => {
    if (pinning || unpinning) return;
    try {
      await (pinned ? unpin : pin)(id).unwrap();
      setPinned(!pinned);
      const description = pinned ? 'Post unpinned' : 'Post pinned to the top of the blog page';
      toast({ title: 'Success', description, variant: 'success' });
    } catch (error) {
      showRefusal(error, `Failed to ${pinned ? 'unpin' : 'pin'} post`);
    }
  };

  return (
    <Place>
      <Button $tone="outline" $size="small" aria-describedby="pin-hint" onClick={() => void toggle()}>
        {pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
        {pinned ? 'Unpin from blog page' : 'Pin to top of blog page'}
      </Button>
      <SmallText id="pin-hint">
        {pinned ? 'The blog page begins with this post.' : 'It replaces the post that is pinned now, if there is one.'}
      </SmallText>
    </Place>
  );
}

const Place = styled(Area)`
  justify-items: start;
  border-top: 1px solid ${color.line};
`;
