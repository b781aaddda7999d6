import type { ElementSchema } from '../../reading/xml/read-elements.ts'

/**
 * The attributes and elements of the file (version 1.1), as in its editions of 2026. The other formats use these
 * names too.
 */

const remark: ElementSchema = {}
/** Of every child: which act last set it. */
const regulationSummary: ElementSchema = {
  attributes: ['regulationType', 'publicationDate', 'numberTitle', 'publicationUrl'],
}
const child = (attributes: readonly string[], others: Record<string, ElementSchema> = {}): ElementSchema => ({
  attributes: [...attributes, 'regulationLanguage', 'logicalId'],
  children: { remark, regulationSummary, ...others },
})

export const entityAttributes = [
  'designationDate',
  'designationDetails',
  'unitedNationId',
  'euReferenceNumber',
  'logicalId',
] as const

export const regulationAttributes = [
  'regulationType',
  'organisationType',
  'publicationDate',
  'entryIntoForceDate',
  'numberTitle',
  'programme',
  'logicalId',
] as const

const country = ['countryIso2Code', 'countryDescription', 'region'] as const

export const childAttributes = {
  nameAlias: [
    'firstName',
    'middleName',
    'lastName',
    'wholeName',
    'function',
    'gender',
    'title',
    'nameLanguage',
    'strong',
  ],
  citizenship: [...country],
  birthdate: [
    ...country,
    'birthdate',
    'dayOfMonth',
    'monthOfYear',
    'year',
    'yearRangeFrom',
    'yearRangeTo',
    'circa',
    'calendarType',
    'city',
    'zipCode',
    'place',
  ],
  address: [...country, 'city', 'street', 'poBox', 'zipCode', 'place', 'asAtListingTime'],
  identification: [
    ...country,
    'number',
    'latinNumber',
    'nameOnDocument',
    'identificationTypeCode',
    'identificationTypeDescription',
    'issuedBy',
    'issuedDate',
    'validFrom',
    'validTo',
    'diplomatic',
    'knownExpired',
    'knownFalse',
    'reportedLost',
    'revokedByIssuer',
  ],
} as const satisfies Record<string, readonly string[]>

export type ChildName = keyof typeof childAttributes

export const root = {
  name: 'export',
  schema: {
    attributes: ['xmlns', 'xmlns:xsi', 'xsi:schemaLocation', 'generationDate', 'globalFileId'],
    children: {
      sanctionEntity: {
        isItem: true,
        attributes: entityAttributes,
        children: {
          remark,
          regulation: { attributes: regulationAttributes, children: { publicationUrl: {} } },
          subjectType: { attributes: ['code', 'classificationCode'] },
          nameAlias: child(childAttributes.nameAlias),
          citizenship: child(childAttributes.citizenship),
          birthdate: child(childAttributes.birthdate),
          address: child(childAttributes.address, { contactInfo: { attributes: ['key', 'value'] } }),
          identification: child(childAttributes.identification),
        },
      },
    },
  } satisfies ElementSchema,
}
