/** How long a test waits for what has to come, in milliseconds; it costs nothing where all goes well, and a busy machine needs it. */
export const patience = 60_000;
