/** Of this page, set by whoever serves it: a `<style>` element without it is refused. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

// Where get-nonce looks, which the lock that keeps the page from scrolling behind a dialog asks.
Object.assign(globalThis, { __webpack_nonce__: styleNonce })
