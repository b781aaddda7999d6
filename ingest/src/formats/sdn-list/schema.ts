import type { ElementSchema } from '../../reading/xml/read-elements.ts'

/**
 * The elements of OFAC's `sdnList` (CONSOLIDATED.XML, SDN.XML), from the consolidated file of 2025-03 and the
 * publisher's schema.
 */

const value: ElementSchema = {}
const ignored: ElementSchema = { isIgnored: true }
const fields = (...names: string[]): ElementSchema => ({
  // Every block has its own number, which has no use outside OFAC's database.
  children: { uid: ignored, ...Object.fromEntries(names.map((name) => [name, value])) },
})
const list = (name: string, item: ElementSchema): ElementSchema => ({ children: { [name]: item } })

export const root = {
  name: 'sdnList',
  schema: {
    attributes: ['xmlns', 'xmlns:xsi'],
    children: {
      // The publisher's spelling.
      publshInformation: { isItem: true, children: { Publish_Date: value, Record_Count: value } },
      sdnEntry: {
        isItem: true,
        children: {
          uid: value,
          firstName: value,
          lastName: value,
          title: value,
          sdnType: value,
          remarks: value,
          programList: list('program', value),
          idList: list('id', fields('idType', 'idNumber', 'idCountry', 'issueDate', 'expirationDate')),
          akaList: list('aka', fields('type', 'category', 'lastName', 'firstName')),
          addressList: list(
            'address',
            fields('address1', 'address2', 'address3', 'city', 'stateOrProvince', 'postalCode', 'country'),
          ),
          nationalityList: list('nationality', fields('country', 'mainEntry')),
          citizenshipList: list('citizenship', fields('country', 'mainEntry')),
          dateOfBirthList: list('dateOfBirthItem', fields('dateOfBirth', 'mainEntry')),
          placeOfBirthList: list('placeOfBirthItem', fields('placeOfBirth', 'mainEntry')),
          vesselInfo: fields(
            'callSign',
            'vesselType',
            'vesselFlag',
            'vesselOwner',
            'tonnage',
            'grossRegisteredTonnage',
          ),
        },
      },
    },
  } satisfies ElementSchema,
}
