/** The kit and what it stands on are modules: Jest has to translate them like the app's own files. */
const modules = '(@oraculo|@lucide|@internationalized|@react-aria|@react-stately|react-aria|react-aria-components|react-stately|@vanilla-extract)';

module.exports = {
  testEnvironment: 'jsdom',
  testTimeout: 60_000,
  setupFiles: ['@oraculo/ui/testing/jsdom'],
  transform: {
    '\\.m?[jt]sx?$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!.*${modules}/)`],
};
