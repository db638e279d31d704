// A backup is restored into what the API's own migrations make, and read with its keys and names of files: there is no second
// description.
export { keepAlive } from '../../api/src/database/keep-alive';
export { migrations } from '../../api/src/database/migrations';
export { lockKey } from '../../api/src/database/start-lock';
export { secondFactorBox } from '../../api/src/second-factor/secret-box';
export { pictureFiles } from '../../api/src/pictures/picture-files';
export { filesOf as filesOfPicture } from '../../api/src/pictures/picture-names';
export { releaseFiles } from '../../api/src/releases/release-files';
