import { AddressForm, useWritten } from '../writing/address-form';
import { type LinkQuestion, readAddress } from '../writing/links';
import { isVideoAddress } from './model/video-address';

/** Which video a link leads to, and what the link is called. */
export function VideoForm(question: LinkQuestion) {
  const { draft, onWrite } = question;
  const form = useWritten({ address: draft.address, words: draft.words || 'Watch the video' });

  const handleTake = () => {
    const address = readAddress(form.written.address);
    if (!address || !isVideoAddress(address)) return false;
    onWrite({ ...draft, words: form.written.words, address });
    return true;
  };

  return (
    <AddressForm
      {...form}
      question={question}
      label="Address of the video"
      placeholder="https://www.youtube.com/watch?v="
      hint="On YouTube or Vimeo. Readers follow a link; a video at the head of the post belongs in its Video URL."
      problem="Give the address of one video on YouTube or Vimeo, such as https://vimeo.com/76979871"
      onTake={handleTake}
    />
  );
}
