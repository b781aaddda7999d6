/**
 * Preferences stored in this browser. Storage may be blocked or full (private windows, policies): the page then works without stored preferences, so
 * read and write errors are ignored.
 */
export function readStored(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(key, value)
  } catch {
    // Only a preference is lost.
  }
}
