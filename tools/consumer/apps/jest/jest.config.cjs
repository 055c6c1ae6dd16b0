// The README shows this file: a difference would not be tested.
module.exports = {
  testEnvironment: 'jsdom',
  setupFiles: ['@oraculo/ui/testing/jsdom'],
  transform: {
    '\\.m?[jt]sx?$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } }],
  },
  transformIgnorePatterns: ['/node_modules/(?!.*@oraculo/)'],
};
