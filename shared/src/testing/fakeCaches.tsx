/** Puts an empty Cache Storage in the place of the browser's, which jsdom lacks. */
export function fakeCaches(): void {
  const stores = new Map<string, Map<string, string>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return {
      put: async (address: string, response: Response) => {
        const text = await response.text();
        store.delete(address);
        store.set(address, text);
      },
      match: (address: string) => {
        const text = store.get(address);
        return Promise.resolve(text === undefined ? undefined : new Response(text));
      },
      keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
      delete: ({ url }: { url: string }) => Promise.resolve(store.delete(url)),
    };
  };
  Reflect.set(globalThis, 'caches', {
    open: (name: string) => Promise.resolve(open(name)),
    match: (address: string) => {
      const text = [...stores.values()].map((store) => store.get(address)).find((one) => one !== undefined);
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  });
  Reflect.set(globalThis, 'Response', FakeResponse);
}

class FakeResponse {
  private readonly content: string;
  constructor(content: string) {
    this.content = content;
  }
  text = () => Promise.resolve(this.content);
  json = () => Promise.resolve(JSON.parse(this.content) as unknown);
}
