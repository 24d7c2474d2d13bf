import { type HubMessage, MessageType } from '@microsoft/signalr';
import type { RawData, WebSocket } from 'ws';

import { frames, readHandshake, readMessages } from './frames';

/** What a connection asks of the hub. */
export interface HubActions {
  /** Carries out a method; answers the Norwegian text of a refusal, or undefined when it was done. */
  invoke: (connection: HubConnection, method: string, args: unknown[]) => Promise<string | undefined>;
  leave: (connection: HubConnection) => void;
}

const beat = 15_000;
const silence = 30_000;
/** What a client that does not read may leave unsent, in bytes, before it is let go. */
const backlog = 1_048_576;

/** One browser on the hub: handshake, methods, pings both ways, and its end when the token expires. */
export class HubConnection {
  /** Verified e-mail of the person. */
  readonly email: string;
  readonly groups = new Set<string>();
  readonly #socket: WebSocket;
  readonly #actions: HubActions;
  readonly #expires: number;
  readonly #timer: NodeJS.Timeout;
  #isOpen = false;
  #heard = Date.now();

  constructor(socket: WebSocket, token: { email: string; expires: number }, actions: HubActions) {
    this.email = token.email;
    this.#expires = token.expires * 1000;
    this.#socket = socket;
    this.#actions = actions;
    this.#timer = setInterval(() => this.#tick(), beat);
    socket.on('message', (data) => this.#receive(data));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(this.#timer);
      actions.leave(this);
    });
    setTimeout(() => this.close(), Math.min(this.#expires - Date.now(), 2 ** 31 - 1)).unref();
  }

  /** Sends a message that is already written. */
  send(frame: string): void {
    if (!this.#isOpen || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > backlog) this.#socket.terminate();
    else this.#socket.send(frame);
  }

  /** Ends the connection; the client reconnects with a fresh token. */
  close(): void {
    this.send(frames.close);
    this.#socket.close(1000);
  }

  /** Cuts the connection off. */
  cut(): void {
    this.#socket.terminate();
  }

  #tick() {
    if (Date.now() - this.#heard > silence || Date.now() > this.#expires) this.close();
    else this.send(frames.ping);
  }

  #receive(data: RawData) {
    this.#heard = Date.now();
    try {
      const frame = (data as Buffer).toString('utf8');
      const rest = this.#isOpen ? frame : this.#greet(frame);
      if (rest) for (const message of readMessages(rest)) void this.#answer(message);
    } catch {
      this.#socket.close(1002);
    }
  }

  #greet(frame: string): string {
    const rest = readHandshake(frame);
    if (rest === undefined) {
      this.#socket.send(frames.handshakeRefused);
      this.#socket.close(1002);
      return '';
    }
    this.#isOpen = true;
    this.send(frames.handshakeDone);
    return rest;
  }

  async #answer(message: HubMessage) {
    if (message.type === MessageType.Close) return this.#socket.close(1000);
    if (message.type !== MessageType.Invocation) return;
    const { invocationId, target, arguments: args } = message;
    const refusal = await this.#actions.invoke(this, target, args).catch(() => 'Feil på server');
    if (invocationId === undefined) return;
    this.send(refusal === undefined ? frames.done(invocationId) : frames.refused(invocationId, refusal));
  }
}
