import type { ElementSchema } from '../../reading/xml/read-elements.ts'

const value: ElementSchema = {}

/** The elements of the consolidated autonomous sanctions list, as the file of 2025-05 has them. */
export const root = {
  name: 'data-set',
  schema: {
    attributes: ['xmlns:xsi'],
    children: {
      record: {
        isItem: true,
        children: {
          Country: value,
          LastName: value,
          GivenName: value,
          EntityOrShip: value,
          TitleOrShip: value,
          Aliases: value,
          DateOfBirthOrShipBuildDate: value,
          ShipIMONumber: value,
          Schedule: value,
          Item: value,
          DateOfListing: value,
        },
      },
    },
  } satisfies ElementSchema,
}
