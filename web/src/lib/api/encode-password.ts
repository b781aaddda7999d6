/** Base64 of the UTF-8 text: every call sends passwords in this form. */
export function encodePassword(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
