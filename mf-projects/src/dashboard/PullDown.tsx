import './pullDown.css';

import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import { type CSSProperties, useLayoutEffect } from 'react';
import { useSWRConfig } from 'swr';

import { pullThreshold, usePull } from './usePull';

/** docs/product/dashboard.md#at-each-width */
const maxTilt = 30;

/** The browser's own pull, which loads the whole portal anew, gives way while this page is there. */
const useOwnPull = () =>
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute('data-own-pull', true);
    return () => page.removeAttribute('data-own-pull');
  }, []);

/** Pulls the Dashboard anew: all that it shows, what other areas have put there and the counts too. */
export function PullDown() {
  useOwnPull();
  const { mutate } = useSWRConfig();
  // The answers of all areas are kept in one place; those that nobody shows are left alone.
  const { distance, isLoading } = usePull(() => void mutate(() => true).catch(() => undefined));
  const part = isLoading ? 1 : Math.min(1, distance / pullThreshold);
  const style = { '--pull': part, '--tilt': `${part * maxTilt}deg` } as CSSProperties;
  return (
    <div className={isLoading ? 'pull-down pull-down-loading' : 'pull-down'} style={style}>
      <span className="pull-down-mark" aria-hidden>
        <ReloadOutlined />
      </span>
      <span className="bt-hidden" role="status">
        {isLoading ? 'Oppdaterer …' : ''}
      </span>
    </div>
  );
}
