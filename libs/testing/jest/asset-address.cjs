/** Stands for the address of any picture or font. */
module.exports = '/asset';
