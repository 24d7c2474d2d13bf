import { withinTime } from './fetchInTime';

/** In the place of a file comes a page where a network wants its own sign-in first, or a proxy has a fault. */
export const isPage = (answer: Response): boolean =>
  answer.headers.get('content-type')?.startsWith('text/html') === true;

/** For the shell's own files: a page in the place of a script would stay until the next release, and nothing would start. */
export const onlyFiles = {
  ...withinTime,
  fetchDidSucceed: ({ response }: { response: Response }): Promise<Response> =>
    isPage(response) ? Promise.reject(new Error('A page, no file')) : Promise.resolve(response),
};
