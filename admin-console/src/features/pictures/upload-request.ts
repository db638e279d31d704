/** By itself: it is loaded with the first upload. */
export { uploadPicture } from '@site/api-client/upload';
