import { type Progress, progressHeaders } from '../contract/progress';

const countOf = (response: Response, header: string) => Number(response.headers.get(header)) || 0;

/**
 * Reads the file of a streamed answer and tells how far it has come: its bytes beside those that were expected, in what the server counts; the
 * expectation is an estimate, so the last bytes alone make it whole.
 */
export const readStreamed =
  (mediaType: string, onProgress: (progress: Progress) => void) =>
  async (response: Response): Promise<Blob> => {
    const total = countOf(response, progressHeaders.total);
    const expected = countOf(response, progressHeaders.bytes);
    const reader = response.body?.getReader();
    if (!reader) return response.blob();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (let received = 0; ;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      received += value.length;
      const share = expected > 0 ? Math.min(received / expected, 1) : 0;
      onProgress({ done: Math.floor(total * share), total });
    }
    return new Blob(parts, { type: mediaType });
  };
