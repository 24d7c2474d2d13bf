/**
 * Tells the supervisor that started this process, if any, that it has come up, and answers its questions from now on. Without a supervisor
 * that lives, also when it went while this process was starting, there is nobody who would end it, so it ends by itself, in its own way of
 * stopping.
 */
export const reportUp = (): void => {
  if (!process.send) return;
  const stop = () => process.kill(process.pid, 'SIGTERM');
  if (!process.connected) return void stop();
  process.on('message', () => process.send?.('pong', undefined, undefined, () => undefined));
  process.once('disconnect', stop);
  process.send('ready', undefined, undefined, () => undefined);
};
