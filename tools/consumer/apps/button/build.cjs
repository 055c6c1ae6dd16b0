const webpack = require('webpack');
const { writeFileSync } = require('node:fs');

const page = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>webpack</title>
<link rel="stylesheet" href="/main.css"><div id="root"></div><script src="/main.js"></script></html>`;

webpack(require('./webpack.config.cjs'), (error, stats) => {
  if (error || stats.hasErrors() || stats.hasWarnings()) {
    console.error(error ?? stats.toString('errors-warnings'));
    process.exitCode = 1;
  } else writeFileSync(`${__dirname}/dist-webpack/index.html`, page);
});
