import type { RunProgress } from '@qingdan/database/schema.ts'
import type { IndexReport, RunReport } from './reporter.ts'

const count = new Intl.NumberFormat('en-GB')

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** One line that says how a run ended. */
export function outcomeLine(report: RunReport): string {
  const of = (name: string) => count.format(report.counts[name] ?? 0)
  const total = Object.values(report.durations).reduce((sum, duration) => sum + duration, 0)
  switch (report.outcome) {
    case 'published':
      return (
        `${report.sourceId}: published ${of('records')} records with ${of('names')} names in ${seconds(total)}` +
        ` (${of('added')} added, ${of('modified')} modified, ${of('withdrawn')} removed)`
      )
    case 'unchanged':
      return `${report.sourceId}: unchanged, checked in ${seconds(total)}`
    case 'rejected':
      return `${report.sourceId}: rejected, nothing published. ${report.reason}`
    case 'failed':
      return `${report.sourceId}: failed. ${report.reason}`
  }
}

/** One line that says what happened to the index. */
export function indexLine(report: Exclude<IndexReport, { outcome: 'current' }>): string {
  switch (report.outcome) {
    case 'published': {
      const written = report.changed === null ? 'built whole' : `${count.format(report.changed)} rewritten`
      return `index: ${count.format(report.documents)} subjects, ${written}, in ${seconds(report.milliseconds)}`
    }
    case 'refused':
      return `index: refused, the last one serves on (--force serves the new one). ${report.reason}`
    case 'failed':
      return `index: could not be refreshed, the last one serves on. ${report.reason}`
  }
}

/** Durations per step, and warnings with their examples. */
export function detailLines(report: RunReport): string[] {
  const steps = Object.entries(report.durations).map(([step, duration]) => `${step} ${seconds(duration)}`)
  return [
    ...(steps.length > 0 ? [`  ${steps.join(', ')}`] : []),
    ...report.warnings.map(
      (warning) => `  warning ${warning.code}: ${warning.count} times, e.g. ${warning.examples.join(' | ')}`,
    ),
  ]
}

export interface ProgressPrinter {
  show(sourceId: string, progress: RunProgress): void
  /** Ends the progress line, if there is one. */
  clear(): void
}

/** One progress line that is rewritten on a terminal, otherwise one line per step. */
export function createProgressPrinter(stream: NodeJS.WriteStream): ProgressPrinter {
  let shown = ''
  let drawnAt = 0
  return {
    show(sourceId, progress) {
      const step = `${sourceId}: ${progress.step}`
      if (!stream.isTTY) {
        if (step !== shown) stream.write(`${step} …\n`)
        shown = step
        return
      }
      if (step === shown && Date.now() - drawnAt < 100) return
      shown = step
      drawnAt = Date.now()
      const done = progress.done === 0 ? '' : ` ${count.format(progress.done)}`
      const total = progress.total === null ? '' : ` of ${count.format(progress.total)}`
      stream.write(`\r\u001b[K${step}${done}${total}`)
    },
    clear() {
      if (stream.isTTY && shown !== '') stream.write('\r\u001b[K')
      shown = ''
    },
  }
}
