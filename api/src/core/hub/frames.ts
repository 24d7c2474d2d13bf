import { type HubMessage, JsonHubProtocol, MessageType, NullLogger } from '@microsoft/signalr';
import * as z from 'zod';

/** Ends every message of the protocol. */
const separator = '\u001e';
const protocol = new JsonHubProtocol();
const handshake = z.object({ protocol: z.literal('json'), version: z.number() });

/** Reads the messages of a frame. @throws Error when it is not the protocol's. */
export const readMessages = (frame: string): HubMessage[] =>
  protocol.parseMessages(frame, NullLogger.instance);

/** How many messages a frame holds, without reading them. */
export const countMessages = (frame: string): number => Math.max(1, frame.split(separator).length - 1);

/** Takes the handshake off the first frame; answers what follows it, or undefined when it is not a JSON handshake. */
export const readHandshake = (frame: string): string | undefined => {
  const end = frame.indexOf(separator);
  if (end < 0) return undefined;
  try {
    handshake.parse(JSON.parse(frame.slice(0, end)));
    return frame.slice(end + 1);
  } catch {
    return undefined;
  }
};

/** The messages that the hub sends, as they go over the wire. */
export const frames = {
  handshakeDone: `{}${separator}`,
  handshakeRefused: `${JSON.stringify({ error: 'Only the JSON protocol is spoken here' })}${separator}`,
  ping: protocol.writeMessage({ type: MessageType.Ping }),
  /** The connection ends; the client comes back by itself. */
  close: protocol.writeMessage({ type: MessageType.Close, allowReconnect: true }),
  event: (target: string, payload: unknown) =>
    protocol.writeMessage({ type: MessageType.Invocation, target, arguments: [payload] }),
  done: (invocationId: string) =>
    protocol.writeMessage({ type: MessageType.Completion, invocationId, result: null }),
  refused: (invocationId: string, error: string) =>
    protocol.writeMessage({ type: MessageType.Completion, invocationId, error }),
};
