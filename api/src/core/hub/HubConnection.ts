import { type HubMessage, MessageType } from '@microsoft/signalr';
import type { RawData, WebSocket } from 'ws';

import { createBucket } from '../limit/createBucket';
import type { Limits } from '../limit/limits';
import type { LimitName } from '../limit/limitTable';
import { countMessages, frames, readHandshake, readMessages } from './frames';

/** What a connection asks of the hub. */
export interface HubActions {
  /** Carries out a method; answers the Norwegian text of a refusal, or undefined when it was done. */
  invoke: (connection: HubConnection, method: string, args: unknown[]) => Promise<string | undefined>;
  leave: (connection: HubConnection) => void;
  /** The connection has sent too much and is closed. */
  flooded: (connection: HubConnection) => void;
}

const beat = 15_000;
const silence = 30_000;
/** What a client that does not read may leave unsent, in bytes, before it is let go. */
const backlog = 1_048_576;
/** Milliseconds in which a client that is closed for flooding can read why. */
const farewell = 1_000;

/** One browser on the hub: handshake, methods, pings both ways, and its end when the token expires. */
export class HubConnection {
  /** Verified e-mail of the person. */
  readonly email: string;
  readonly #socket: WebSocket;
  readonly #actions: HubActions;
  readonly #limits: Limits;
  readonly #expires: number;
  readonly #timer: NodeJS.Timeout;
  readonly #take: (count: number) => boolean;
  readonly #waiting: HubMessage[] = [];
  #isOpen = false;
  #isWorking = false;
  #isFlooded = false;
  #heard = Date.now();

  constructor(
    socket: WebSocket,
    token: { email: string; expires: number },
    actions: HubActions,
    limits: Limits,
  ) {
    this.email = token.email;
    this.#expires = token.expires * 1000;
    this.#socket = socket;
    this.#actions = actions;
    this.#limits = limits;
    this.#take = createBucket(limits.of.hubMessagesPerSecond);
    this.#timer = setInterval(() => this.#tick(), beat);
    const greeting = setTimeout(() => this.#requireGreeting(), limits.of.hubHandshakeSeconds * 1000);
    const expiry = setTimeout(() => this.close(), Math.min(this.#expires - Date.now(), 2 ** 31 - 1)).unref();
    socket.on('message', (data) => this.#receive(data));
    for (const kind of ['ping', 'pong'] as const) socket.on(kind, () => this.#count(1));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(this.#timer);
      clearTimeout(greeting);
      clearTimeout(expiry);
      actions.leave(this);
    });
  }

  /** Whether it can still hear; what was begun for it may end after it is gone. */
  get isAlive(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Sends a message that is already written. */
  send(frame: string): void {
    if (!this.#isOpen || !this.isAlive) return;
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
    // While it waits for a turn of its own it is not read, and so not heard.
    const isSilent = !this.#isWorking && Date.now() - this.#heard > silence;
    if (isSilent || Date.now() > this.#expires) this.close();
    else this.send(frames.ping);
  }

  #requireGreeting() {
    if (this.#isOpen) return;
    this.#limits.met('hubHandshakeSeconds');
    this.#socket.terminate();
  }

  #receive(data: RawData) {
    const frame = (data as Buffer).toString('utf8');
    if (!this.#count(countMessages(frame))) return;
    this.#heard = Date.now();
    try {
      const rest = this.#isOpen ? frame : this.#greet(frame);
      if (rest) this.#waiting.push(...readMessages(rest).filter(isAsked));
    } catch {
      this.#socket.close(1002);
    }
    if (!this.#isWorking && this.#waiting.length > 0) void this.#work();
  }

  /** Whether so many more messages are within the limits; ends the connection when they are not. */
  #count(messages: number): boolean {
    if (this.#isFlooded) return false;
    if (messages > this.#limits.of.hubMessagesPerFrame) return this.#endFlood('hubMessagesPerFrame');
    return this.#take(messages) || this.#endFlood('hubMessagesPerSecond');
  }

  #endFlood(limit: LimitName): false {
    this.#isFlooded = true;
    this.#waiting.length = 0;
    this.#limits.met(limit);
    this.#actions.flooded(this);
    this.#socket.close(1008);
    this.#socket.pause();
    setTimeout(() => this.#socket.terminate(), farewell).unref();
    return false;
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

  /** Carries out what was asked, one after the other, and reads no more meanwhile. */
  async #work() {
    this.#isWorking = true;
    this.#socket.pause();
    for (let next = this.#waiting.shift(); next && this.isAlive; next = this.#waiting.shift())
      await this.#answer(next);
    this.#isWorking = false;
    this.#socket.resume();
  }

  async #answer(message: HubMessage) {
    if (message.type !== MessageType.Invocation) return this.#socket.close(1000);
    const { invocationId, target, arguments: args } = message;
    const refusal = await this.#actions.invoke(this, target, args).catch(() => 'Feil på server');
    if (invocationId === undefined) return;
    this.send(refusal === undefined ? frames.done(invocationId) : frames.refused(invocationId, refusal));
  }
}

const isAsked = ({ type }: HubMessage) => type === MessageType.Invocation || type === MessageType.Close;
