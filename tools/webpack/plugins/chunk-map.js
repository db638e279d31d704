/**
 * Each named chunk's scripts.
 * @param {import('webpack').Compilation} compilation
 * @param {object} container of a remote: its file, and the chunk that it loads at once, which are `main`
 */
export function chunkMap(compilation, container) {
  const chunks = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    const files = group.getFiles().filter((file) => file.endsWith('.js'));
    if (name === container.main) chunks.main = [container.entry, ...files];
    else if (!files.includes(container.entry)) chunks[name] = files;
  }
  return chunks;
}
