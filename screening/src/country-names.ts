/** Names of countries in these languages and their codes, ISO 3166-1 alpha-2, from the runtime's CLDR data. */
export function countryNames(languages: readonly string[]): Map<string, string> {
  const known = new Map<string, string>()
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const styles = languages.flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' }),
    ),
  )
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    // Former codes have names of present countries: DD is Germany, VD Vietnam.
    if (new Intl.Locale(`und-${code}`).region !== code) continue
    for (const names of styles) {
      const name = names.of(code)
      if (name !== undefined && !known.has(name)) known.set(name, code)
    }
  }
  return known
}
