import { fakeCaches } from '../testing/fakeCaches';
import { closeKept, forgetKept } from './keptCaches';
import { keepFile, keepFileNote, readFileNotes, readKeptFile, removeKeptFiles } from './keptFiles';

beforeEach(fakeCaches);

const file = new Blob(['tegning']);

test('files and notes are read by their owner alone', async () => {
  await keepFile('7', 'a', file);
  await keepFileNote('7', '/projects/3/hms', { title: 'HMS-plan' });
  expect(await readKeptFile('7', 'a')).toBe(file);
  expect(await readFileNotes('7')).toEqual([{ title: 'HMS-plan' }]);
  expect(await readKeptFile('77', 'a')).toBeUndefined();
  expect(await readFileNotes('77')).toEqual([]);
});

test('what is taken away is gone, and so is all of it when it is forgotten', async () => {
  await keepFile('7', 'a', file);
  await keepFile('7', 'b', file);
  await keepFileNote('7', '/projects/3/hms', {});
  await removeKeptFiles('7', ['a']);
  await keepFileNote('7', '/projects/3/hms', undefined);
  expect([await readKeptFile('7', 'a'), await readKeptFile('7', 'b')]).toEqual([undefined, file]);
  expect(await readFileNotes('7')).toEqual([]);
  await forgetKept();
  expect(await readKeptFile('7', 'b')).toBeUndefined();
});

test('a device without a storage keeps nothing and says nothing', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  await keepFile('7', 'a', file);
  await removeKeptFiles('7', ['a']);
  expect(await readKeptFile('7', 'a')).toBeUndefined();
  expect(await readFileNotes('7')).toEqual([]);
});

test('a file that comes after the sign-out is not kept, and to read then makes no storage anew', async () => {
  await keepFile('7', 'b', file);
  const reading = readFileNotes('7');
  await closeKept();
  await reading;
  await keepFile('7', 'a', file);
  await keepFileNote('7', '/projects/3/hms', {});
  expect(await readKeptFile('7', 'a')).toBeUndefined();
  expect(await readFileNotes('7')).toEqual([]);
  expect(await caches.keys()).toEqual([]);
});
