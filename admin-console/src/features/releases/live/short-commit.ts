/** The first seven characters, as git shows it; `+` means uncommitted changes. */
export const shortCommit = (commit: string | null): string =>
  commit ? commit.slice(0, 7) + (commit.endsWith('+') ? '+' : '') : 'Not known';
