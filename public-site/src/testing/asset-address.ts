/** Stands for the address of any picture or font. */
const address = '/asset';
module.exports = address;
