import { useEffect, useEffectEvent, useState } from 'react';

import { closeTicket, openTicket } from '../contract/attachmentCalls';
import { call } from '../http/call';
import { usePortal } from '../portal/portal';
import { mayGiveBack, sayInTurn } from './ticketCalls';

/** Milliseconds after which another ticket is asked for; the one before holds three times as long. */
const renewal = 60_000;

/** Lets the browser fetch an attachment by itself for as long as this is shown. */
export function useTicket(bufferGuid: string): { state: 'asking' | 'open' | 'refused'; again: () => void } {
  const { apiBase, session } = usePortal();
  const [state, setState] = useState<'asking' | 'open' | 'refused'>('asking');
  const say = (route: typeof openTicket | typeof closeTicket) => {
    const target = { base: apiBase, getToken: session.getToken };
    return sayInTurn(bufferGuid, () => call(target, route, { params: { bufferGuid } }));
  };
  const ask = useEffectEvent(() => {
    say(openTicket).then(
      () => setState('open'),
      () => setState((before) => (before === 'open' ? before : 'refused')),
    );
  });
  const giveBack = useEffectEvent(() => {
    if (mayGiveBack(bufferGuid)) void say(closeTicket).catch(() => undefined);
  });
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
