// The README shows this file: what differs from it is not proved.
module.exports = {
  testEnvironment: 'jsdom',
  setupFiles: ['@oraculo/ui/testing/jsdom'],
  transform: {
    '\\.m?[jt]sx?$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } }],
  },
  transformIgnorePatterns: ['/node_modules/(?!.*@oraculo/)'],
};
