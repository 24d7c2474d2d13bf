import { shiftDate } from './shiftDate.mjs';

// Runs in each test file's own realm (jest's `setupFiles`), and begins it at the clock's time.
shiftDate(globalThis, Date.parse(process.env.FAKED_CLOCK) - Date.now());
