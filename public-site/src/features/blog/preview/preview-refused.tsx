import { MessagePage } from '../../../shared/message-page';
import type { Refusal } from './prepare-preview';

const words: Record<Refusal, { title: string; text: string }> = {
  404: {
    title: 'This preview link does not work',
    text: 'The link may be incomplete, or the post is gone. Ask the person who sent it for a new one.',
  },
  410: {
    title: 'This preview link no longer works',
    text: 'It has expired or was revoked. Ask the person who sent it for a new one.',
  },
  503: {
    title: 'This preview can’t be shown right now',
    text: 'Something behind it is not answering. Please load the page again in a moment.',
  },
};

export const PreviewRefused = ({ refusal }: { refusal: Refusal }) => <MessagePage {...words[refusal]} />;
