import assert from 'node:assert/strict';
import { test } from 'node:test';

import { today } from '../../../core/time/today';
import { createProject } from '../../../testing/builders/cases';
import type { TestContact } from '../../../testing/builders/people';
import { createPlace, joinProject } from '../../../testing/builders/places';
import { buildScene } from '../../../testing/builders/scene';
import { readPdf } from '../../../testing/readPdf';

const reports = ['phaseoptionsandchanges', 'coloroptions'] as const;

/** A house with choices, one without, and how their reports are asked for and read. */
const build = async () => {
  const scene = await buildScene();
  const { db } = scene.app.database;
  const project = await createProject(db, { name: 'Ærfuglen/Øst' });
  await joinProject(db, project, scene.worker.companyId);
  const { houseId, sectionId: section_id } = await createPlace(db, project, '2');
  const { houseId: empty } = await createPlace(db, project, '3');
  const option = { section_id, phase: 'Fase 1', code: 'E-110', name: 'Ekstra stikkontakt', price: 1250 };
  await db
    .insertInto('section_option')
    .values([
      { ...option, phase: 'Fase 2', code: 'K-1', name: 'Benkeplate i kompositt, lys grå', price: 19_400 },
      { ...option, quantity: 3 },
      { ...option, code: 'T-12', name: 'Garderobeskap utgår', is_change: true, price: -6500 },
    ])
    .execute();
  const colour = { section_id, room: 'Kjøkken', colour_code: 'S 3010-G20Y', colour_name: 'Salviegrønn' };
  await db
    .insertInto('section_colour')
    .values([
      { ...colour, surface: 'Vegg' },
      { ...colour, surface: 'Himling', colour_code: 'S 0500-N', colour_name: 'Klassisk hvit' },
    ])
    .execute();
  const ask = (who: TestContact | undefined, house: number, report: (typeof reports)[number], query = '') =>
    scene.call(who, 'GET', `/project/house/${house}/reports/${report}${query}`);
  const read = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked);
    const { title, pages } = await readPdf(answer.rawPayload);
    return { title, text: pages.join(' ').replace(/\s+/g, ' '), headers: answer.headers };
  };
  return { ...scene, houseId, empty, ask, read };
};

test('a report of a house that one may not see is not found', async () => {
  const { ask, houseId, stranger, staff } = await build();
  for (const report of reports) {
    assert.equal((await ask(undefined, houseId, report)).statusCode, 401);
    assert.equal((await ask(stranger, houseId, report)).statusCode, 404);
    assert.equal((await ask(staff, 2147483647, report)).statusCode, 404);
    assert.equal(
      (await ask(staff, houseId, report, '?pdf=kanskje')).statusCode,
      report === 'coloroptions' ? 200 : 400,
    );
  }
});

test('the options of a house phase by phase with their sums, customers to staff alone', async () => {
  const { read, houseId, staff, worker } = await build();
  const { title, text } = await read(staff, houseId, 'phaseoptionsandchanges');
  assert.equal(title, 'Valgliste');
  for (const part of ['Ærfuglen/Øst, Bygg 2', 'Jonas Berg', 'H0203', 'Benkeplate i kompositt, lys grå'])
    assert.ok(text.includes(part), part);
  assert.match(text, /Fase 1 .*Tilvalg 3 1 250 kr 3 750 kr.*Endring 1 −6 500 kr.*I alt −2 750 kr.*Fase 2/);
  assert.match(text, /Samlet for alle faser: 16 650 kr/);
  const seen = await read(worker, houseId, 'phaseoptionsandchanges');
  assert.ok(seen.text.includes('Benkeplate') && !seen.text.includes('Jonas') && !seen.text.includes('Kunde'));
});

test('the colours of a house apartment by apartment, customers to staff alone', async () => {
  const { read, houseId, staff, worker } = await build();
  const { title, text } = await read(staff, houseId, 'coloroptions');
  assert.equal(title, 'Fargevalg');
  assert.match(
    text,
    /Seksjon 014 · H0203 · Jonas Berg.*Kjøkken Vegg S 3010-G20Y Salviegrønn.*Himling S 0500-N Klassisk hvit/,
  );
  assert.ok(!(await read(worker, houseId, 'coloroptions')).text.includes('Jonas'));
});

test('a house without choices gives documents that say so', async () => {
  const { read, empty, worker } = await build();
  const texts = [];
  for (const report of reports) texts.push((await read(worker, empty, report)).text);
  assert.match(texts[0] ?? '', /Ingen tilvalg eller endringer er registrert/);
  assert.match(texts[1] ?? '', /Ingen fargevalg er registrert/);
});

test('a report is saved under the names of project and house and the day, or shown when a kiosk asks', async () => {
  const { ask, houseId, staff } = await build();
  const placed = async (report: (typeof reports)[number], query = '') => {
    const { headers } = await ask(staff, houseId, report, query);
    assert.equal(headers['content-type'], 'application/pdf');
    return decodeURIComponent(String(headers['content-disposition']));
  };
  const day = today();
  assert.equal(
    await placed('phaseoptionsandchanges'),
    `attachment; filename*=UTF-8''Valgliste Ærfuglen-Øst, Bygg 2 ${day}.pdf`,
  );
  assert.match(await placed('phaseoptionsandchanges', '?pdf=true'), /^inline/);
  assert.equal(
    await placed('coloroptions'),
    `attachment; filename*=UTF-8''Fargevalg Ærfuglen-Øst, Bygg 2 ${day}.pdf`,
  );
});
