/** A phrase with its `{places}` filled; one without a value stays as it is. */
export function fill(phrase: string, values: Readonly<Record<string, string | number>>): string {
  return phrase.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
