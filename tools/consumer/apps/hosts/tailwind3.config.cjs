module.exports = { content: ['./src/host.tsx'] };
