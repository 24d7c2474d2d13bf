/** Something in the surroundings that keeps the server from starting; the message is the one sentence shown. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
