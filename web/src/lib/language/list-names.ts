import type { Bilingual } from '@qingdan/api/contract/bilingual.ts'

/** The short name of a list, as every answer of the API spells it. */
export function shortNameOf<Text>(list: { shortNameCn: Text; shortName: Text }): Bilingual<Text> {
  return { zh: list.shortNameCn, en: list.shortName }
}

/** The full name of a list. */
export function listNameOf<Text>(list: { listNameCn: Text; listName: Text }): Bilingual<Text> {
  return { zh: list.listNameCn, en: list.listName }
}
