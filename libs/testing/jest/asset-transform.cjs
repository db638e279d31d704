const { basename } = require('node:path');

/** For Jest: a picture's address, another for each file. */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(`/assets/${basename(file)}`)};` }),
};
