import type { Bilingual } from '../../../contract/bilingual.ts'
import { statusLabels } from '../../../subjects/status-labels.ts'
import { listNamesOf } from '../../screening/batches/phrases.ts'
import { digestPhrases as phrases } from './phrases.ts'
import type { DigestAlert, DigestProject } from './repository.ts'

/** Alerts and projects that a message names; the others it counts, as the candidates after the first. */
const mostLines = 50

/** What a message tells: new alerts, and projects whose conclusion changed. One of the two may be empty. */
export interface DigestNews {
  alerts: readonly DigestAlert[]
  projects: readonly Omit<DigestProject, 'runIds'>[]
}

/** Subject and text of the message. */
export function writeDigest(
  { alerts, projects }: DigestNews,
  language: keyof Bilingual,
  publicUrl: string,
): { subject: string; text: string } {
  const say = (phrase: Bilingual, values: Record<string, string | number> = {}) =>
    phrase[language].replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place))
  const separator = language === 'zh' ? '、' : ', '
  const joined = (texts: readonly string[]) => [...new Set(texts)].join(separator)

  function alertLine({ name, facts, candidates, foundCount }: DigestAlert): string {
    const { dataStatus, listName, listNameCn, changedOn } = facts
    if (dataStatus !== null) {
      const list = (language === 'zh' ? listNameCn : listName) ?? ''
      const status = statusLabels[`${dataStatus}`][language]
      return say(phrases.confirmed, { name, list, status, day: changedOn ?? '' })
    }
    const lists = candidates.flatMap(({ sources }) => listNamesOf(sources, language))
    const first = joined(candidates.map((one) => one.name))
    const isMore = foundCount > candidates.length
    const named = isMore ? say(phrases.andOthers, { first, count: foundCount }) : first
    return say(phrases.suspected, { name, candidates: named, lists: joined(lists) })
  }

  function section(opening: Bilingual, lines: readonly string[], path: string): string[] {
    const count = lines.length
    if (count === 0) return []
    const more = count - mostLines
    return [
      say(opening, { count }),
      '',
      ...lines.slice(0, mostLines).map((line) => `- ${line}`),
      ...(more > 0 ? [`- ${say(phrases.more, { count: more })}`] : []),
      '',
      say(phrases.look, { address: `${publicUrl}${path}` }),
      '',
    ]
  }

  const told = [
    ...(alerts.length > 0 ? [say(phrases.alerts, { count: alerts.length })] : []),
    ...(projects.length > 0 ? [say(phrases.projects, { count: projects.length })] : []),
  ]
  const text = [
    ...section(phrases.opening, alerts.map(alertLine), '/riskWatch'),
    ...section(
      phrases.projectsOpening,
      projects.map(({ name }) => name),
      '/riskProject',
    ),
    say(phrases.stop),
    '',
  ].join('\n')
  return { subject: say(phrases.subject, { what: told.join(language === 'zh' ? '，' : ', ') }), text }
}
