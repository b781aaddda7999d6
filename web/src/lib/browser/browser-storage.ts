/**
 * Preferences of this browser. Storage may be blocked or full (private windows, policies): the page then works
 * and simply forgets, which is why both directions swallow the failure.
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
    // Nothing is lost but the memory of a preference.
  }
}
