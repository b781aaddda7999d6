import type { Source } from './model.ts'

/** Every day that a source states; a sound one states one. */
export function statedDays({ effective, pointInTime, textVersion, capturedTo }: Source): string[] {
  return [effective, pointInTime, textVersion, capturedTo].filter((day) => day !== undefined)
}

/** The day of the version of a source that was read, YYYY-MM-DD; null if it states none. */
export function textDayOf(source: Source): string | null {
  return statedDays(source)[0] ?? null
}
