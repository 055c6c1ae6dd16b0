import { spawnSync } from 'node:child_process';

/** `chromatic` fails without a token and hangs without a network, so it only runs where both exist. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing was sent to Chromatic.');
} else {
  // The statistics say which files a story needs: without them `--only-changed` sends every story.
  const folder = 'storybook-static';
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
  process.exitCode =
    run('node_modules/.bin/storybook', 'build', '--quiet', '--stats-json', '--output-dir', folder) ||
    run('tools/release/node_modules/.bin/chromatic', '--only-changed', `--storybook-build-dir=${folder}`);
}
