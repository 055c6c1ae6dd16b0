import { spawnSync } from 'node:child_process';

/** Runs `chromatic` only if there are a token and a network: it fails without the first and hangs without the second. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing was sent to Chromatic.');
} else {
  // The statistics list the files that a story needs. Without them `--only-changed` sends every story.
  const folder = 'storybook-static';
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
  process.exitCode =
    run('node_modules/.bin/storybook', 'build', '--quiet', '--stats-json', '--output-dir', folder) ||
    run('tools/release/node_modules/.bin/chromatic', '--only-changed', `--storybook-build-dir=${folder}`);
}
