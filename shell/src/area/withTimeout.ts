/** The work's outcome, or a rejection (`TimeoutError`) when it takes longer than this many milliseconds. */
export async function withTimeout<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const late = () =>
      reject(new DOMException(`no answer within ${Math.round(milliseconds)} ms`, 'TimeoutError'));
    timer = setTimeout(late, milliseconds);
  });
  try {
    return await Promise.race([work(), limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a rejection says that the time was up. */
export const isTimeout = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'TimeoutError';
