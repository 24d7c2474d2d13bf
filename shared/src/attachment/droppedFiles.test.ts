import { droppedFiles, mostDropped } from './droppedFiles';

const file = (name: string) => new File(['x'], name);
const fileEntry = (name: string) => ({
  ...{ name, isDirectory: false },
  file: (resolve: (found: File) => void) => resolve(file(name)),
});
/** A folder whose reader gives two entries at a time, as browsers give a hundred. */
const folder = (name: string, ...entries: object[]) => ({
  ...{ name, isDirectory: true },
  createReader: () => {
    let read = 0;
    return {
      readEntries: (resolve: (some: object[]) => void) => resolve(entries.slice(read, (read += 2))),
    };
  },
});
const drop = async (...entries: object[]) => {
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  const transfer = { items, files: entries.map(({ name }: { name?: string }) => file(name ?? '')) };
  const { files, isCut } = await droppedFiles(transfer as unknown as DataTransfer);
  return { names: files.map(({ name }) => name), isCut };
};

test('files are taken as they are, what is text alone leaves none', async () => {
  expect(await drop(fileEntry('a.pdf'), fileEntry('.skjult.pdf'))).toEqual({
    names: ['a.pdf', '.skjult.pdf'],
    isCut: false,
  });
  const text = { items: [{ webkitGetAsEntry: () => null }], files: [] };
  expect(await droppedFiles(text as unknown as DataTransfer)).toEqual({ files: [], isCut: false });
});

test('a folder is taken with all that is below it, but for what systems put there', async () => {
  const inner = folder('RIE', fileEntry('d.pdf'), fileEntry('Thumbs.db'));
  const outer = folder('Tegninger', fileEntry('b.pdf'), inner, fileEntry('.DS_Store'), fileEntry('c.pdf'));
  expect(await drop(fileEntry('a.pdf'), outer)).toEqual({
    names: ['a.pdf', 'b.pdf', 'd.pdf', 'c.pdf'],
    isCut: false,
  });
});

test('of a folder that holds more than a drop may, the first are taken, and that is known', async () => {
  const many = Array.from({ length: mostDropped + 5 }, (_, number) => fileEntry(`${number}.pdf`));
  const { names, isCut } = await drop(folder('Alt', folder('Mer', ...many)));
  expect(names).toHaveLength(mostDropped);
  expect(isCut).toBe(true);
});

test('a folder that cannot be read is an error', async () => {
  const broken = {
    ...{ name: 'Tegninger', isDirectory: true },
    createReader: () => ({
      readEntries: (_: unknown, reject: (error: Error) => void) => reject(new Error('NotReadableError')),
    }),
  };
  await expect(drop(broken)).rejects.toThrow('NotReadableError');
});
