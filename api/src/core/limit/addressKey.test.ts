import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addressKey } from './addressKey';

test('all addresses of one IPv6 network count as one, and each IPv4 address for itself', () => {
  const keys: [address: string, key: string][] = [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['nonsense', 'nonsense'],
  ];
  for (const [address, key] of keys) assert.equal(addressKey(address), key);
});
