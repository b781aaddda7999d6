import type { ElementSchema } from '../../reading/xml/read-elements.ts'

/** The elements of the consolidated list, as the files of 2025-04 and 2026-08 have them. */

const value: ElementSchema = {}
const ignored: ElementSchema = { isIgnored: true }
const values: ElementSchema = { children: { VALUE: value } }
const fields = (...names: string[]): ElementSchema => ({
  children: Object.fromEntries(names.map((name) => [name, value])),
})

const address = fields('STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY', 'NOTE')

const party: Record<string, ElementSchema> = {
  DATAID: value,
  // 1 in every record of every file seen.
  VERSIONNUM: ignored,
  FIRST_NAME: value,
  NAME_ORIGINAL_SCRIPT: value,
  UN_LIST_TYPE: value,
  REFERENCE_NUMBER: value,
  LISTED_ON: value,
  LAST_DAY_UPDATED: values,
  LIST_TYPE: values,
  COMMENTS1: value,
  // Says whether INTERPOL_LINK is filled.
  HAS_INTERPOL_LINK: ignored,
  INTERPOL_LINK: value,
  // Always empty: for the publisher's own style sheet.
  SORT_KEY: ignored,
  SORT_KEY_LAST_MOD: ignored,
}

export const root = {
  name: 'CONSOLIDATED_LIST',
  schema: {
    attributes: ['xmlns:xsi', 'xsi:noNamespaceSchemaLocation', 'dateGenerated'],
    children: {
      INDIVIDUALS: {
        children: {
          INDIVIDUAL: {
            isItem: true,
            children: {
              ...party,
              SECOND_NAME: value,
              THIRD_NAME: value,
              FOURTH_NAME: value,
              GENDER: value,
              TITLE: values,
              DESIGNATION: values,
              NATIONALITY: values,
              INDIVIDUAL_ALIAS: fields(
                'QUALITY',
                'ALIAS_NAME',
                'DATE_OF_BIRTH',
                'CITY_OF_BIRTH',
                'COUNTRY_OF_BIRTH',
                'NOTE',
              ),
              INDIVIDUAL_ADDRESS: address,
              INDIVIDUAL_DATE_OF_BIRTH: fields('TYPE_OF_DATE', 'DATE', 'YEAR', 'FROM_YEAR', 'TO_YEAR', 'NOTE'),
              INDIVIDUAL_PLACE_OF_BIRTH: address,
              INDIVIDUAL_DOCUMENT: fields(
                'TYPE_OF_DOCUMENT',
                'TYPE_OF_DOCUMENT2',
                'NUMBER',
                'ISSUING_COUNTRY',
                'COUNTRY_OF_ISSUE',
                'CITY_OF_ISSUE',
                'DATE_OF_ISSUE',
                'DATE_OF_EXPIRY',
                'NOTE',
              ),
            },
          },
        },
      },
      ENTITIES: {
        children: {
          ENTITY: {
            isItem: true,
            children: { ...party, ENTITY_ALIAS: fields('QUALITY', 'ALIAS_NAME', 'NOTE'), ENTITY_ADDRESS: address },
          },
        },
      },
    },
  } satisfies ElementSchema,
}
