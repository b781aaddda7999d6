const thing = `name alias weakAlias previousName abbreviation country address addressEntity notes summary topics programId sourceUrl email
  website phone innCode taxNumber registrationNumber idNumber uniqueEntityId permId createdAt modifiedAt status`
const link = 'startDate endDate role summary'

/** Properties that are read, or left out on purpose (see `party.ts`), by schema. */
export const schemata: Readonly<Record<string, ReadonlySet<string>>> = {
  Company: words(
    `${thing} jurisdiction legalForm incorporationDate dissolutionDate ogrnCode kppCode leiCode imoNumber swiftBic uscCode`,
  ),
  Person: words(
    `${thing} firstName middleName lastName fatherName gender birthDate birthPlace birthCountry nationality citizenship title position
    passportNumber`,
  ),
  Address: words('full country city street postalCode region postOfficeBox'),
  Passport: words('holder number country type startDate endDate'),
  Sanction: words(
    `entity country authority authorityId recordId program programId programUrl provisions reason sourceUrl startDate listingDate
    endDate duration status summary modifiedAt`,
  ),
  Ownership: words(`${link} owner asset percentage sharesCount ownershipType`),
  Directorship: words(`${link} director organization`),
  Family: words(`${link} person relative relationship`),
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}
