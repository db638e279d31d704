/** Stands for the address of any bitmap or font, of which some are there only after a build. */
module.exports = '/asset';
