/** Milliseconds for which a document stays ready for the printer: the browser does not say when it has it all. */
const atThePrinter = 300_000;

/** Whether a PDF can be printed here: by the browser's own viewer, which phones lack, and nothing is on kiosks. */
export const mayPrintPdf = (kiosk: boolean): boolean => !kiosk && navigator.pdfViewerEnabled;

/** Prints a PDF by the browser's own viewer, in a frame that nobody sees; only where `mayPrintPdf`. */
export function printPdf(file: Blob): void {
  const address = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
  const frame = document.createElement('iframe');
  frame.className = 'bt-pdf-print';
  frame.title = 'Utskrift';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.src = address;
  frame.addEventListener('load', () => frame.contentWindow?.print());
  document.body.append(frame);
  window.setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(address);
  }, atThePrinter);
}
