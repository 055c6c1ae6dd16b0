import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { tools } from './tools.ts';

/** `npm run tool -- speech --short` runs a tool with the arguments after its name. Without a name it lists all tools. */
const [name, ...words] = process.argv.slice(2).filter((word, index) => !(index === 0 && word === '--'));
const tool = tools.find((one) => one.name === name);

if (!tool) {
  const isListed = name === undefined || name === '--help';
  if (!isListed) console.error(`There is no tool ${name}.\n`);
  console.log('npm run tool -- <name> [options]   and the minutes on two quiet cores\n');
  for (const { name: each, what, minutes } of tools) {
    const time = minutes < 1 ? '<1' : String(minutes);
    console.log(`  ${each.padEnd(16)}${time.padStart(3)}  ${what}`);
  }
  process.exit(isListed ? 0 : 2);
}

const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter) };
for (const [index, command] of tool.commands.entries()) {
  const [program = '', ...own] = command.split(' ');
  // A step that only builds takes no arguments.
  const isLast = index === tool.commands.length - 1;
  const { status } = spawnSync(program, [...own, ...(isLast ? words : [])], { stdio: 'inherit', env });
  if (status !== 0) {
    process.exitCode = status ?? 1;
    break;
  }
}
