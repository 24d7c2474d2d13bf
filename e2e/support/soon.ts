/** How long one try within `toPass` waits for what it has brought about, in ms; what did not come by then is brought about once more. */
export const soon = { timeout: 4_000 };
