/** Tells the browser to save data, or no longer: nothing is kept unasked then, however long a test takes. */
export const saveData = (told: boolean): void => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: told } });
};
