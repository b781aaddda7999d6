import type { CheckReport } from './check-source.ts'

const count = new Intl.NumberFormat('en-GB')

/** What was found, for the terminal. */
export function checkLines(report: CheckReport): string[] {
  const { sourceId, url, format, bytes, parsed, publishedOn, differences, refusal, warnings } = report
  const types = Object.entries(parsed.byType).map(([type, records]) => `${type}: ${count.format(records)}`)
  const lines = [
    `${sourceId}: ${url}`,
    `  format ${format}, ${count.format(bytes)} bytes`,
    `  edition of ${parsed.publishedOn}, published is ${publishedOn ?? 'none'}`,
    `  ${count.format(parsed.records)} records (${types.join(', ')})`,
    `  values (published): ${report.fields.map(fieldText).join(', ')}`,
  ]
  if (differences !== null) {
    const { added, modified, withdrawn } = differences
    lines.push(`  ${added.count} added, ${modified.count} changed, ${withdrawn.count} removed`)
    lines.push(...exampleLines('added', added), ...exampleLines('changed', modified))
    lines.push(...exampleLines('removed', withdrawn))
  }
  for (const { code, count: times, examples } of warnings) {
    lines.push(`  warning ${code}: ${times} times, e.g. ${examples.join(' | ')}`)
  }
  lines.push(refusal === null ? '  a run would publish it' : `  a run would reject it: ${refusal}`)
  return lines
}

function fieldText({ field, received, published }: CheckReport['fields'][number]): string {
  return `${field} ${count.format(received)}${published === null ? '' : ` (${count.format(published)})`}`
}

function exampleLines(what: string, { examples }: NonNullable<CheckReport['differences']>['added']): string[] {
  return examples.map(({ publisherId, name, fields }) =>
    [`    ${what} ${publisherId} ${name}`, ...(fields.length === 0 ? [] : [fields.join(', ')])].join(': '),
  )
}
