import { Pin, PinOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { EditablePost } from '@site/api-client/admin';
import { usePinPostMutation, useUnpinPostMutation } from '@site/api-client/post-tools';
import { Button, color, SmallText } from '@site/ui';
import { useRefusal } from '../../../session/use-refusal';
import { useRequest } from '../../../session/use-request';
import { Area } from '../editor-layout';

/** Makes a published post the first of the blog page, at once: it is no part of what is saved. */
export function PinPost({ post: { id, pinned: wasPinned } }: { post: EditablePost }) {
  const [pinned, setPinned] = useState(wasPinned === true);
  const [pin, { isLoading: pinning }] = usePinPostMutation();
  const [unpin, { isLoading: unpinning }] = useUnpinPostMutation();
  const request = useRequest(useRefusal());

  const toggle = async () => {
    if (pinning || unpinning) return;
    const done = pinned ? 'Post unpinned' : 'Post pinned to the top of the blog page';
    const toggled = (pinned ? unpin : pin)(id).unwrap();
    if (await request(toggled, done, `Failed to ${pinned ? 'unpin' : 'pin'} post`)) setPinned(!pinned);
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
