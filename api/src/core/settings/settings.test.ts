import assert from 'node:assert/strict';
import { test } from 'node:test';

import { StartError } from '../start/StartError';
import { demoInfotechKey, readSettings } from './settings';

test('nothing set: the demo on loopback', () => {
  const settings = readSettings({});
  assert.equal(settings.port, 4000);
  assert.equal(settings.host, '127.0.0.1');
  assert.equal(settings.publicUrl, 'http://localhost:4000');
  assert.deepEqual(settings.kioskHosts, ['kiosk.localhost:4000']);
  assert.equal(settings.demo, true);
  assert.equal(settings.infotechKey, demoInfotechKey);
});

test('addresses follow the port', () => {
  const settings = readSettings({ PORT: '4321' });
  assert.equal(settings.publicUrl, 'http://localhost:4321');
  assert.deepEqual(settings.kioskHosts, ['kiosk.localhost:4321']);
});

test('kiosks are known by the hosts that browsers ask for', () => {
  const hosts = (publicUrl: string, value: string) =>
    readSettings({ BYGGTUN_PUBLIC_URL: publicUrl, KIOSK_HOSTS: value }).kioskHosts;
  assert.deepEqual(hosts('https://byggtun.no', 'Kiosk.Byggtun.no:443, brakke.byggtun.no:8443'), [
    'kiosk.byggtun.no',
    'brakke.byggtun.no:8443',
  ]);
  assert.deepEqual(hosts('http://byggtun.local', 'kiosk.byggtun.local:80'), ['kiosk.byggtun.local']);
});

test('an external authority is production: no demo, no known key, AAD for Entra ID', () => {
  const settings = readSettings({
    HOST: '0.0.0.0',
    OIDC_AUTHORITY: 'https://login.microsoftonline.com/t/v2.0/',
  });
  assert.equal(settings.demo, false);
  assert.equal(settings.infotechKey, undefined);
  assert.equal(settings.oidc.protocol, 'AAD');
  assert.equal(readSettings({ OIDC_AUTHORITY: 'https://id.example' }).oidc.protocol, 'OIDC');
});

test('the demo users are not opened to the network unless it is asked for', () => {
  assert.throws(() => readSettings({ HOST: '0.0.0.0' }), /BYGGTUN_ALLOW_DEMO_USERS_ON_NETWORK=yes/);
  assert.equal(readSettings({ HOST: '0.0.0.0', BYGGTUN_ALLOW_DEMO_USERS_ON_NETWORK: 'yes' }).host, '0.0.0.0');
});

test('a wrong value is refused with a sentence that names the setting', () => {
  const wrong = {
    PORT: 'abc',
    DATABASE_URL: 'mysql://x',
    OIDC_AUTHORITY: 'not an address',
    BYGGTUN_TRUSTED_PROXIES: 'proxy.example',
    LOG_LEVEL: 'loud',
    BYGGTUN_TIME_REGISTRATION_URL: 'javascript:alert(1)',
    KIOSK_HOSTS: 'https://kiosk.byggtun.no',
  };
  for (const [name, value] of Object.entries(wrong)) {
    assert.throws(
      () => readSettings({ [name]: value }),
      (error: unknown) =>
        error instanceof StartError &&
        error.message.startsWith(`Innstillingen ${name} har en ugyldig verdi: «${value}». `),
    );
  }
});

test('events go to a safe address without a password, and are signed', () => {
  const secret = 'et-langt-passord-for-hendelser-som-ingen-kjenner';
  const receiver = (url: string, key = secret) =>
    readSettings({ BYGGTUN_WEBHOOK_URL: url, BYGGTUN_WEBHOOK_SECRET: key }).webhook;
  assert.equal(readSettings({}).webhook, undefined);
  assert.deepEqual(receiver('https://erp.example/in'), { url: 'https://erp.example/in', secret });
  for (const wrong of [
    'http://erp.example/in',
    'https://bruker:hemmelig@erp.example/in',
    'ftp://erp.example',
  ])
    assert.throws(
      () => receiver(wrong),
      (error: unknown) => error instanceof StartError && !error.message.includes('hemmelig@'),
    );
  assert.throws(() => receiver('https://erp.example/in', ''), /BYGGTUN_WEBHOOK_SECRET mangler/);
});

test('a key that is too short is not repeated', () => {
  for (const name of ['INFOTECH_KEY', 'BYGGTUN_WEBHOOK_SECRET'])
    assert.throws(
      () => readSettings({ BYGGTUN_WEBHOOK_URL: 'https://erp.example/in', [name]: 'for kort' }),
      (error: unknown) =>
        error instanceof StartError &&
        error.message.startsWith(`Innstillingen ${name} har en ugyldig verdi. `) &&
        !error.message.includes('for kort'),
    );
});

/** What a sentence says of a wrong value, and what is never told of it. */
const shown: readonly (readonly [name: string, value: string, told: string])[] = [
  ['SMTP_URL', 'http://bruker:hemmelig@vert', ': «http://…@vert»'],
  ['SMTP_URL', 'http://bruker:12?hemmelig@vert', ': «http://…»'],
  ['SMTP_URL', 'http://bruker:12#hemmelig@vert', ': «http://…@vert»'],
  ['SMTP_URL', 'smtp:bruker:hemmelig@vert', ''],
  ['SMTP_URL', 'bruker:hemmelig@vert:587', ''],
  ['DATABASE_URL', 'postgresql://bruker:hemmelig?@vert/byggtun', ''],
  ['DATABASE_URL', 'host=vert user=bruker password=hemmelig', ''],
  ['DATABASE_URL', 'mysql://vert/byggtun?password=hemmelig', ': «mysql://vert/byggtun?…»'],
  ['BYGGTUN_SCANNER', 'bruker:hemmelig@vert', ': «…@vert»'],
];
for (const [name, value, told] of shown)
  test(`${name}=${value} is refused without its password`, () => {
    assert.throws(
      () => readSettings({ [name]: value }),
      (error: unknown) =>
        error instanceof StartError &&
        error.message.startsWith(`Innstillingen ${name} har en ugyldig verdi${told}. `),
    );
  });

test('only what names the port by its word follows it', () => {
  const settings = {
    PORT: '4321',
    INFOTECH_KEY: 'KEY-OF-THE-PASSPORT',
    KIOSK_HOSTS: 'brakke.localhost:PORT',
    BYGGTUN_PUBLIC_URL: 'http://vert:PORT',
  };
  const { infotechKey, kioskHosts, publicUrl } = readSettings(settings);
  assert.deepEqual(
    [infotechKey, kioskHosts, publicUrl],
    ['KEY-OF-THE-PASSPORT', ['brakke.localhost:4321'], 'http://vert:4321'],
  );
});

test('releases lie in the data folder, in another one, or at a safe address', () => {
  assert.match(readSettings({ BYGGTUN_DATA: '/d' }).releases, /^\/d[\\/]releases$/);
  assert.equal(readSettings({ BYGGTUN_RELEASES: '/r' }).releases, '/r');
  const container = 'https://x.blob.core.windows.net/releases?sig=hemmelig';
  assert.equal(readSettings({ BYGGTUN_RELEASES: container }).releases, container);
  assert.throws(
    () => readSettings({ BYGGTUN_RELEASES: 'http://x.example/r?sig=hemmelig' }),
    (error: unknown) => error instanceof StartError && !error.message.includes('hemmelig'),
  );
});

test('areas come from listed origins alone', () => {
  assert.deepEqual(readSettings({}).areaOrigins, []);
  assert.deepEqual(readSettings({ AREA_ORIGINS: 'https://a.example http://localhost:1' }).areaOrigins, [
    'https://a.example',
    'http://localhost:1',
  ]);
  for (const wrong of ['http://a.example', 'https://a.example/path', '*'])
    assert.throws(() => readSettings({ AREA_ORIGINS: wrong }), /AREA_ORIGINS/);
});

test('an authority is asked over https, or on this machine', () => {
  for (const wrong of [
    'http://id.example',
    'http://localhost:pw@id.example/',
    'http://localhost.id.example',
    'ftp://localhost',
  ])
    assert.throws(() => readSettings({ OIDC_AUTHORITY: wrong }), /OIDC_AUTHORITY/);
  for (const right of [
    'https://id.example',
    'http://localhost:8080/realms/x',
    'http://127.0.0.1:1',
    'http://[::1]:1',
  ])
    assert.equal(readSettings({ OIDC_AUTHORITY: right }).oidc.authority, right);
});
