import { spawnSync } from 'node:child_process';

/** `chromatic` fails without a token and hangs without a network, so it only runs where both are to be had. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing was sent to Chromatic.');
} else {
  const options = ['--no-install', 'chromatic', '--only-changed', '--build-script-name=storybook:build'];
  process.exitCode = spawnSync('npx', options, { stdio: 'inherit' }).status ?? 1;
}
