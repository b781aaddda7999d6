/** Readings by character of a table written `reading=characters …`. */
export function charactersByReading(block: string): ReadonlyMap<string, readonly string[]> {
  const readings = new Map<string, string[]>()
  for (const entry of block.split(/\s+/)) {
    const [reading = '', characters = ''] = entry.split('=')
    for (const character of characters) {
      const known = readings.get(character)
      if (known === undefined) readings.set(character, [reading])
      else known.push(reading)
    }
  }
  return readings
}
