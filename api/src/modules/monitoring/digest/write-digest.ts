import type { Bilingual } from '../../../contract/bilingual.ts'
import { statusLabels } from '../../../subjects/status-labels.ts'
import { digestPhrases as phrases } from './phrases.ts'
import type { DigestAlert } from './repository.ts'

/** Alerts and candidates that a message names; the others it counts. */
const mostAlerts = 50
const mostNames = 3

/** Subject and text of the message about new alerts. */
export function writeDigest(
  alerts: readonly DigestAlert[],
  language: keyof Bilingual,
  publicUrl: string,
): { subject: string; text: string } {
  const say = (phrase: Bilingual, values: Record<string, string | number> = {}) =>
    phrase[language].replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place))
  const separator = language === 'zh' ? '、' : ', '
  const joined = (texts: readonly string[]) => [...new Set(texts)].slice(0, mostNames).join(separator)

  const lines = alerts.slice(0, mostAlerts).map(({ name, facts, candidates }) => {
    const { dataStatus, listName, listNameCn, changedOn } = facts
    if (dataStatus !== null) {
      const list = (language === 'zh' ? listNameCn : listName) ?? ''
      const status = statusLabels[`${dataStatus}`][language]
      return say(phrases.confirmed, { name, list, status, day: changedOn ?? '' })
    }
    const lists = candidates.flatMap(({ sources }) =>
      sources.map(({ shortName, shortNameCn }) => (language === 'zh' ? shortNameCn : shortName)),
    )
    const names = candidates.map((one) => one.name)
    return say(phrases.suspected, { name, candidates: joined(names), lists: joined(lists) })
  })
  const more = alerts.length - lines.length
  const count = alerts.length
  const text = [
    say(phrases.opening, { count }),
    '',
    ...lines.map((line) => `- ${line}`),
    ...(more > 0 ? [`- ${say(phrases.more, { count: more })}`] : []),
    '',
    say(phrases.look, { address: `${publicUrl}/riskWatch` }),
    '',
    say(phrases.stop),
    '',
  ].join('\n')
  return { subject: say(phrases.subject, { count }), text }
}
