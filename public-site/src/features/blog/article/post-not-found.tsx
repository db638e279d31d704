import { MessagePage } from '../../../shared/message-page';
import { BackToBlog } from './back-to-blog';

/** The specification shows it for every failure: the post is not here, for now or for good. */
export const PostNotFound = () => (
  <MessagePage
    title="Post Not Found"
    text="The post you're looking for doesn't exist or has been moved."
    description="This post does not exist or has been moved."
  >
    <BackToBlog />
  </MessagePage>
);
