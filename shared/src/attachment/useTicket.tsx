import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { closeTicket, openTicket } from '../contract/attachmentCalls';
import { call } from '../http/call';
import { usePortal } from '../portal/portal';

/** Milliseconds after which another ticket is asked for; the one before holds three times as long. */
const renewal = 60_000;

/** Lets the browser fetch an attachment by itself for as long as this is shown. */
export function useTicket(bufferGuid: string): { state: 'asking' | 'open' | 'refused'; again: () => void } {
  const { apiBase, session } = usePortal();
  const [state, setState] = useState<'asking' | 'open' | 'refused'>('asking');
  // One after the other, so that what is taken back is never the next one.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const say = (route: typeof openTicket | typeof closeTicket) => {
    const target = { base: apiBase, getToken: session.getToken };
    const said = last.current.then(() => call(target, route, { params: { bufferGuid } }));
    last.current = said.catch(() => undefined);
    return said;
  };
  const ask = useEffectEvent(() => {
    say(openTicket).then(
      () => setState('open'),
      () => setState((before) => (before === 'open' ? before : 'refused')),
    );
  });
  const giveBack = useEffectEvent(() => void say(closeTicket).catch(() => undefined));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    ask();
    const timer = window.setInterval(() => ask(), renewal);
    return () => {
      window.clearInterval(timer);
      giveBack();
    };
  }, [attempt]);
  const again = () => {
    setState('asking');
    setAttempt(attempt + 1);
  };
  return { state, again };
}
