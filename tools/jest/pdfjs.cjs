// @ts-check
/** pdf.js for tests without a screen: a PDF is a text that begins with %PDF, its pages are parted by form feeds. */

/** @param {string} text */
const pageOf = (text) => ({
  /** @param {{ scale: number }} at */
  getViewport: ({ scale }) => ({ width: 595 * scale, height: 842 * scale }),
  render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
  getTextContent: () => Promise.resolve(text),
  cleanup: () => true,
});

/** @param {{ data: Uint8Array }} document */
exports.getDocument = ({ data }) => {
  const pages = new TextDecoder().decode(data).split('\f');
  const pdf = {
    numPages: pages.length,
    getPage: async (/** @type {number} */ number) => pageOf(pages[number - 1] ?? ''),
  };
  const isPdf = pages[0]?.startsWith('%PDF');
  return {
    promise: isPdf ? Promise.resolve(pdf) : Promise.reject(new Error('Invalid PDF structure.')),
    destroy: () => Promise.resolve(),
  };
};

exports.GlobalWorkerOptions = {};

exports.TextLayer = class {
  /** @param {{ textContentSource: string, container: HTMLElement }} layer */
  constructor({ textContentSource, container }) {
    this.render = async () => {
      container.textContent = textContentSource;
    };
  }
};
