/** Puts an empty Cache Storage in the place of the browser's, which jsdom lacks. */
export function fakeCaches(): void {
  const stores = new Map<string, Map<string, Content>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Content>();
    stores.set(name, store);
    return {
      put: (address: string, { content }: FakeResponse) => {
        store.delete(address);
        store.set(address, content);
        return Promise.resolve();
      },
      match: (address: string | { url: string }) => {
        const found = store.get(typeof address === 'string' ? address : address.url);
        return Promise.resolve(found === undefined ? undefined : new Response(found));
      },
      keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
      delete: (address: string | { url: string }) =>
        Promise.resolve(store.delete(typeof address === 'string' ? address : address.url)),
    };
  };
  Reflect.set(globalThis, 'caches', {
    open: (name: string) => Promise.resolve(open(name)),
    match: (address: string) => {
      const found = [...stores.values()].map((store) => store.get(address)).find((one) => one !== undefined);
      return Promise.resolve(found === undefined ? undefined : new Response(found));
    },
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  });
  Reflect.set(globalThis, 'Response', FakeResponse);
}

type Content = string | Blob;

class FakeResponse {
  readonly content: Content;
  constructor(content: Content) {
    this.content = content;
  }
  text = () => Promise.resolve(String(this.content));
  json = () => Promise.resolve(JSON.parse(String(this.content)) as unknown);
  blob = () => Promise.resolve(this.content instanceof Blob ? this.content : new Blob([this.content]));
}
