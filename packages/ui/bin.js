#!/usr/bin/env node
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./recipes/', import.meta.url));
const recipes = readdirSync(folder)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace('.tsx', ''));

const usage = `Copies a screen of @oraculo/ui into your app, to be changed there.

  npx @oraculo/ui add <recipe> [folder]    the folder is src/recipes unless given
  npx @oraculo/ui list

Recipes: ${recipes.join(', ')}`;

const say = (text) => process.stdout.write(`${text}\n`);

/** Says what is wrong and ends with 1. */
function fail(sentence) {
  process.stderr.write(`${sentence}\n\n${usage}\n`);
  process.exitCode = 1;
}

function add(recipe, target) {
  if (!recipes.includes(recipe)) return fail(recipe ? `There is no recipe “${recipe}”.` : 'Name a recipe.');
  const file = join(target, `${recipe}.tsx`);
  // A changed file belongs to its author.
  if (existsSync(file)) return fail(`${file} is there already. Move it away, or name another folder.`);
  mkdirSync(target, { recursive: true });
  copyFileSync(join(folder, `${recipe}.tsx`), file);
  say(file);
}

const [command, recipe, target = join('src', 'recipes')] = process.argv.slice(2);
if (command === 'add') add(recipe, target);
else if (command === 'list') say(recipes.join('\n'));
else if (command === undefined || command === '--help') say(usage);
else fail(`There is no command “${command}”.`);
