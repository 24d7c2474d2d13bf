/**
 * Tells the supervisor that started this process, if any, that it has come up, and answers its questions from now on. Without a supervisor
 * that lives there is nobody who would end it, so it ends by itself, in its own way of stopping.
 */
export const reportUp = (): void => {
  if (!process.send) return;
  process.on('message', () => process.send?.('pong', undefined, undefined, () => undefined));
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.send('ready', undefined, undefined, () => undefined);
};
