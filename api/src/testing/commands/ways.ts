import type { Sent, Trial } from './commandRow';
import type { senderOf } from './sendCommand';

/** One call of a command; without a status nobody has heard its answer. */
export interface Tried {
  sent: Sent;
  status?: number;
  answer?: unknown;
}

interface Way {
  /** Sends; answers what was sent in its order. */
  go: (
    sender: ReturnType<typeof senderOf>,
    trial: Required<Pick<Trial, 'one' | 'other'>>,
  ) => Promise<Tried[]>;
  /** It is one and the same that the person wants: it is there at the end, whatever was heard. */
  isOneWish?: true;
  /** Those calls came at once: which was the last is not known. */
  isAtOnce?: true;
}

const hear = async ({ send }: ReturnType<typeof senderOf>, sent: Sent): Promise<Tried> => {
  const answer = await send(sent);
  return { sent, status: answer.statusCode, answer: answer.json<unknown>() };
};

/** How a command can come twice, or half, or late. */
export const ways: Record<string, Way> = {
  'a double click': {
    isOneWish: true,
    isAtOnce: true,
    go: (sender, { one }) => Promise.all([hear(sender, one), hear(sender, one)]),
  },
  'two tabs at once': {
    isAtOnce: true,
    go: (sender, { one, other }) => Promise.all([hear(sender, one), hear(sender, other)]),
  },
  'a lost answer, and the same again': {
    isOneWish: true,
    go: async (sender, { one }) => {
      await sender.send(one);
      return [{ sent: one }, await hear(sender, one)];
    },
  },
  'a lost answer, and something else': {
    go: async (sender, { one, other }) => {
      await sender.send(one);
      return [{ sent: one }, await hear(sender, other)];
    },
  },
  'a screen from before another change': {
    go: async (sender, { one, other }) => [await hear(sender, other), await hear(sender, one)],
  },
  'a line that breaks off twice': {
    isOneWish: true,
    go: async (sender, { one }) => {
      await sender.leave(one, 0.6);
      await sender.leave(one, 1);
      return [{ sent: one }, await hear(sender, one)];
    },
  },
};
