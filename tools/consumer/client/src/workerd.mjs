import { Miniflare } from 'miniflare';

// Runs the built worker in workerd, as it would run at the edge.
const host = new Miniflare({ modules: true, scriptPath: 'dist/worker.mjs', compatibilityDate: '2026-07-01' });
const answer = await host.dispatchFetch('http://worker.example/', { method: 'POST', body: process.env.SETTINGS });
const text = await answer.text();
await host.dispose();
if (!answer.ok) throw new Error(text);
console.log(text);
