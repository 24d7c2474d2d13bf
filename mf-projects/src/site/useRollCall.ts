import { type RollCall, rollCall } from '@byggtun/shared/contract/muster';
import { keepAnswer, readKept } from '@byggtun/shared/portal/keptAnswers';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useEffect, useRef, useState } from 'react';

interface Shown {
  /** Undefined while there is none. */
  roll: RollCall | undefined;
  /** When it was changed, in milliseconds since 1970. */
  at: number;
}

/** Undefined where the browser has none. */
const openChannel = (name: string) =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;

/**
 * A roll call that stays on this device until it is ended, or the person signs out: with or without a network, after a reload too. The tabs of
 * the device share it: what one of them changes stands in all.
 */
export function useRollCall(projectId: number) {
  const owner = String(usePortal().session.profile.id);
  const key = `roll call ${projectId}`;
  const [{ roll }, show] = useState<Shown>({ roll: undefined, at: -Infinity });
  const others = useRef<BroadcastChannel>(undefined);

  useEffect(() => {
    let isGone = false;
    const channel = openChannel(`byggtun ${key} ${owner}`);
    others.current = channel;
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const heard = rollCall.nullable().safeParse(data);
      if (heard.success) show({ roll: heard.data ?? undefined, at: Date.now() });
    });
    const read = async () => {
      const kept = await readKept(owner, key);
      if (isGone || !kept) return;
      const { data } = rollCall.safeParse(kept.answer);
      // What has been ticked or heard meanwhile is newer.
      show((before) => (kept.at > before.at ? { roll: data, at: kept.at } : before));
    };
    const readAgain = () => void read();
    readAgain();
    // A tab that was asleep may have heard nothing.
    document.addEventListener('visibilitychange', readAgain);
    return () => {
      isGone = true;
      channel?.close();
      document.removeEventListener('visibilitychange', readAgain);
    };
  }, [owner, key]);

  const change = (next: RollCall | undefined) => {
    show({ roll: next, at: Date.now() });
    others.current?.postMessage(next ?? null);
    void keepAnswer(owner, key, next ?? null);
  };
  return { roll, change };
}
