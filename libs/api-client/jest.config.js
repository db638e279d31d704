export default {
  transform: {
    '^.+\\.ts$': ['@swc/jest', { swcrc: false, jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }],
  },
  moduleNameMapper: { '^@site/contracts$': '<rootDir>/../contracts/src/index.ts' },
};
