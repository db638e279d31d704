/** To be spread on a field whose text is no prose, such as a name or an address: no keyboard changes what is typed. */
export const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
