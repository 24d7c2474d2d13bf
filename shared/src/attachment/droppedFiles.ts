/** Files of a drop beyond so many are left: whoever drops a whole disk by mistake is not made to wait for it. */
export const mostDropped = 500;

/** What systems put into folders by themselves. */
const isSystemFile = ({ name }: FileSystemEntry) => /^\.|^(?:thumbs\.db|desktop\.ini)$/i.test(name);

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const readFile = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** The entries of a folder, which browsers give a hundred at a time. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    all.push(...some);
    if (some.length === 0 || all.length > mostDropped) return all;
  }
}

async function* filesBelow(entries: readonly FileSystemEntry[]): AsyncGenerator<File> {
  for (const entry of entries) {
    if (isSystemFile(entry)) continue;
    if (isFolder(entry)) yield* filesBelow(await readFolder(entry));
    else yield await readFile(entry as FileSystemFileEntry);
  }
}

/**
 * The files that are dropped, those of dropped folders and of the folders in them too. To be called while the drop is handled: afterwards browsers give nothing.
 * @returns at most `mostDropped`, and whether there were more
 * @throws DOMException when one can't be read
 */
export async function droppedFiles({
  items,
  files,
}: Pick<DataTransfer, 'items' | 'files'>): Promise<{ files: readonly File[]; isCut: boolean }> {
  const entries = Array.from(items).flatMap((item) => item.webkitGetAsEntry() ?? []);
  const plain = [...files];
  if (!entries.some(isFolder)) return { files: plain, isCut: false };
  const found: File[] = [];
  for await (const file of filesBelow(entries)) {
    if (found.length === mostDropped) return { files: found, isCut: true };
    found.push(file);
  }
  return { files: found, isCut: false };
}
