/** Whether this device is a kiosk: the first script says so by its set-up, and then the configuration. */
export const isKioskDevice = (): boolean => 'kiosk' in document.documentElement.dataset;
