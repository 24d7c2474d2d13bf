import { rmSync } from 'node:fs';

// Every run starts as a newcomer does, with the README's command and no data yet.
rmSync(process.env.BYGGTUN_DATA, { recursive: true, force: true });
await import('../tools/run/start.mjs');
