import { rmSync } from 'node:fs';

// Every run starts as a newcomer does: no data yet.
rmSync(process.env.BYGGTUN_DATA, { recursive: true, force: true });
process.chdir(new URL('..', import.meta.url).pathname);
process.env.NODE_ENV = 'production';
await import('../api/dist/main.js');
