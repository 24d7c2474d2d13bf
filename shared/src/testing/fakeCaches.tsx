/** Puts an empty Cache Storage in the place of the browser's, which jsdom lacks. */
export function fakeCaches(): void {
  const stores = new Map<string, Map<string, string | Blob>>();
  const found = (content: string | Blob | undefined) =>
    Promise.resolve(content === undefined ? undefined : new FakeResponse(content));
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, string | Blob>();
    stores.set(name, store);
    return {
      put: (address: string, { content }: FakeResponse) => {
        store.delete(address);
        store.set(address, content);
        return Promise.resolve();
      },
      addAll: async (addresses: readonly string[]) => {
        const contents = await Promise.all(addresses.map(async (one) => (await fetch(one)).text()));
        addresses.forEach((one, index) => store.set(one, contents[index] ?? ''));
      },
      match: (asked: string | { url: string }) =>
        found(store.get(typeof asked === 'string' ? asked : asked.url)),
      keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
      delete: (asked: string | { url: string }) =>
        Promise.resolve(store.delete(typeof asked === 'string' ? asked : asked.url)),
    };
  };
  Reflect.set(globalThis, 'caches', {
    open: (name: string) => Promise.resolve(open(name)),
    match: (address: string) =>
      found([...stores.values()].map((store) => store.get(address)).find((one) => one !== undefined)),
    // Not at once, as in a browser.
    delete: async (name: string) => {
      await Promise.resolve();
      return stores.delete(name);
    },
    keys: () => Promise.resolve([...stores.keys()]),
  });
  Reflect.set(globalThis, 'Response', FakeResponse);
}

class FakeResponse {
  readonly content: string | Blob;
  readonly ok = true;
  readonly headers: Headers;
  constructor(content: string | Blob, { headers = {} }: { headers?: Record<string, string> } = {}) {
    this.content = content;
    this.headers = new Headers(headers);
  }
  text = () => (typeof this.content === 'string' ? Promise.resolve(this.content) : this.content.text());
  json = async () => JSON.parse(await this.text()) as unknown;
  blob = () => Promise.resolve(this.content instanceof Blob ? this.content : new Blob([this.content]));
}
