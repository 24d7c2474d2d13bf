/* global document */
/** Puts a stylesheet of a development build into the page, with the nonce of the page's Content-Security-Policy. */
module.exports = function insertStyle(element) {
  const nonce = document.querySelector('meta[name=nonce]')?.nonce;
  if (nonce) element.nonce = nonce;
  document.head.append(element);
};
