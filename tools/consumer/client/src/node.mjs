import { journey } from './journey.mjs';

console.log(JSON.stringify(await journey(JSON.parse(process.env.SETTINGS))));
