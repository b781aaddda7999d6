/** Nonce of this page, set by the server: a `<style>` element without it is blocked. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

// get-nonce reads it here; the library that locks scrolling behind a dialog uses get-nonce.
Object.assign(globalThis, { __webpack_nonce__: styleNonce })
