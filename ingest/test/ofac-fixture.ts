import type { OfacEdition, OfacPartyEntry } from './ofac-document.ts'
import {
  also,
  entity,
  formerly,
  kingpin,
  latin,
  primary,
  proliferation,
  russia14024,
  secondary,
  secondaryTerror,
  terrorism,
} from './ofac-fixture-names.ts'
import { persons } from './ofac-fixture-persons.ts'

const enterprises: OfacPartyEntry[] = [
  {
    id: '17013',
    type: 'Entity',
    names: [
      primary(entity('VTB BANK PUBLIC JOINT STOCK COMPANY'), {
        script: 'Cyrillic',
        parts: [['Entity Name', 'Банк ВТБ публичное акционерное общество']],
      }),
      formerly(entity('JSC VTB BANK')),
    ],
    addresses: [
      {
        country: 'Russia',
        lines: ['29, Bolshaya Morskaya str.'],
        city: 'St. Petersburg',
        postalCode: '190000',
      },
    ],
    documents: [
      { type: 'Registration ID', number: '1027739609391', country: 'Russia' },
      { type: 'Tax ID No.', number: '7702070139', country: 'Russia' },
    ],
    features: [
      { type: 'SWIFT/BIC', text: 'VTBRRUMM' },
      { type: 'BIK (RU)', text: '044525187' },
      { type: 'Website', text: 'www.vtb.ru', comment: 'Russian Language website for the bank' },
      { type: 'Target Type', lookup: 'Financial Institution' },
      {
        type: 'Executive Order 13662 Directive Determination -',
        lookup: 'Subject to Directive 1',
      },
    ],
    listings: [
      { on: '2022-02-24', programmes: ['UKRAINE-EO13662', 'RUSSIA-EO14024'], bases: [russia14024] },
      {
        list: 'Sectoral Sanctions Identifications List',
        on: '2014-07-29',
        programmes: ['UKRAINE-EO13662'],
        bases: ['Executive Order 13662 (Ukraine)'],
        measures: ['13662 Sectoral Directive 1'],
      },
    ],
  },
  {
    id: '18721',
    type: 'Entity',
    names: [
      primary(entity('VTB BANK BELARUS CLOSED JOINT STOCK COMPANY')),
      formerly(entity('CJSC SLAVNEFTEBANK')),
      also(entity('CJSC VTB BANK BELARUS')),
    ],
    addresses: [{ country: 'Belarus', lines: ['14, Moskovskaya Street'], city: 'Minsk', postalCode: '220007' }],
    features: [{ type: 'SWIFT/BIC', text: 'SLANBY22' }],
    listings: [{ on: '2022-02-24', programmes: ['UKRAINE-EO13662', 'RUSSIA-EO14024'], bases: [russia14024] }],
  },
  {
    id: '25578',
    type: 'Entity',
    names: [
      primary(entity('Bank Melli Iran')),
      also(entity('Melli Bank')),
      also(entity('National Bank of Iran')),
      also(entity('BMI'), true),
    ],
    addresses: [{ country: 'Iran', lines: ['Ferdowsi Avenue - PO Box 11365-171'], city: 'Tehran' }],
    features: [{ type: 'Website', text: 'www.bmi.ir' }, secondaryTerror],
    listings: [
      {
        on: '2018-11-05',
        programmes: ['IRAN', 'SDGT', 'IFSR'],
        bases: ['Executive Order 13599 (Iran)', terrorism],
      },
    ],
  },
  {
    id: '12927',
    type: 'Entity',
    names: [primary(entity('MAHAN AIR')), also(entity('MAHAN AIR CO.'))],
    addresses: [
      { country: 'Iran', lines: ['Mahan Air Tower, 21st Floor', 'Azadeghan Street, Karaj Highway'], city: 'Tehran' },
    ],
    features: [secondaryTerror],
    listings: [{ on: '2011-10-12', programmes: ['SDGT', 'NPWMD', 'IFSR'], bases: [terrorism, proliferation] }],
  },
  {
    id: '22603',
    type: 'Entity',
    names: [
      primary(entity('Dandong Zhicheng Metallic Material Co., Ltd.'), {
        script: 'Chinese Simplified',
        parts: [['Entity Name', '丹东至诚金属材料有限公司']],
      }),
      also(entity('Dandong Chengtai')),
    ],
    addresses: [{ country: 'China', city: 'Dandong', region: 'Liaoning' }],
    features: [
      secondary('North Korea Sanctions Regulations, sections 510.201 and 510.210'),
      {
        type: 'Transactions Prohibited For Persons Owned or Controlled By U.S. Financial Institutions:',
        lookup: 'North Korea Sanctions Regulations section 510.214',
      },
    ],
    listings: [{ on: '2017-08-22', programmes: ['DPRK3'], bases: ['Executive Order 13722 (North Korea)'] }],
  },
  {
    id: '29299',
    type: 'Entity',
    names: [
      primary(entity('XINJIANG PRODUCTION AND CONSTRUCTION CORPS'), {
        script: 'Chinese Simplified',
        parts: [['Entity Name', '新疆生产建设兵团']],
      }),
    ],
    addresses: [{ country: 'China', region: 'Xinjiang' }],
    features: [{ type: 'Target Type', lookup: 'Government Entity' }],
    listings: [{ on: '2020-07-31', programmes: ['GLOMAG'], bases: ['Executive Order 13818 (Global Magnitsky)'] }],
  },
  {
    id: '27465',
    type: 'Entity',
    names: [
      primary(entity('COSCO Shipping Tanker (Dalian) Seaman and Ship Management Co., Ltd.')),
      also(entity('COSCO SHIPPING SEAMAN SHP MGMT')),
    ],
    addresses: [
      {
        country: 'China',
        lines: ['29, Qiqi Jie, Zhongshan Qu'],
        city: 'Dalian',
        region: 'Liaoning',
        postalCode: '116001',
      },
    ],
    features: [
      {
        type: 'Executive Order 13846 information:',
        lookup: 'BLOCKING PROPERTY AND INTERESTS IN PROPERTY.  Sec. 5(a)(iv)',
      },
    ],
    listings: [{ on: '2019-09-25', programmes: ['IRAN-EO13846'], bases: ['Executive Order 13846 (Iran)'] }],
  },
  {
    id: '27307',
    type: 'Entity',
    names: [
      primary(entity('Lazarus Group')),
      also(entity('Hidden Cobra'), true),
      also(entity('Guardians of Peace'), true),
    ],
    addresses: [{ country: 'Korea, North', lines: ['Potonggang District'], city: 'Pyongyang' }],
    features: [{ type: 'Digital Currency Address - ETH', text: '0x098B716B8Aaf21512996dC57EB0615e2383E2f96' }],
    listings: [{ on: '2019-09-13', programmes: ['DPRK3'], bases: ['Executive Order 13722 (North Korea)'] }],
  },
  {
    id: '36025',
    type: 'Entity',
    names: [primary(entity('GARANTEX EUROPE OU'), entity('GARANTEX EUROPE OÜ')), also(entity('Garantex'))],
    addresses: [{ country: 'Estonia', lines: ['J. Poska tn 51a/1-3'], city: 'Tallinn', postalCode: '10150' }],
    documents: [{ type: 'Business Registration Number', number: '14850239', country: 'Estonia' }],
    features: [
      { type: 'Digital Currency Address - XBT', text: '3Lpoy53K625zVeE47ZasiG5jGkAxJ27kh1' },
      { type: 'Digital Currency Address - USDT', text: '3E6ZCKRrsdPc35chA9Eftp1h3DLW18NFNV' },
    ],
    listings: [{ on: '2022-04-05', programmes: ['CYBER4', 'RUSSIA-EO14024'], bases: [russia14024] }],
  },
  {
    id: '4695',
    type: 'Entity',
    names: [
      primary(entity('HAMAS')),
      also(entity('ISLAMIC RESISTANCE MOVEMENT')),
      also(entity('HARAKAT AL-MUQAWAMA AL-ISLAMIYA')),
    ],
    features: [secondaryTerror],
    listings: [{ on: '1995-01-24', programmes: ['FTO', 'SDGT'], bases: ['INA', terrorism] }],
  },
  {
    id: '4697',
    type: 'Entity',
    names: [primary(entity('HIZBALLAH')), also(entity('PARTY OF GOD')), also(entity('ISLAMIC JIHAD ORGANIZATION'))],
    features: [
      secondaryTerror,
      {
        type: 'Additional Sanctions Information -',
        lookup: 'Subject to Secondary Sanctions Pursuant to the Hizballah Financial Sanctions Regulations',
      },
    ],
    listings: [{ on: '1995-01-24', programmes: ['FTO', 'SDGT'], bases: ['INA', terrorism] }],
  },
  {
    id: '11440',
    type: 'Entity',
    names: [primary(entity('SINALOA CARTEL')), also(entity('CARTEL DE SINALOA'))],
    addresses: [{ country: 'Mexico' }],
    features: [{ type: 'Target Type', lookup: 'Criminal Organization' }],
    listings: [{ on: '2009-04-15', programmes: ['SDNTK', 'ILLICIT-DRUGS-EO14059'], bases: [kingpin] }],
  },
  {
    id: '15117',
    type: 'Entity',
    names: [primary(entity('NATIONAL IRANIAN TANKER COMPANY')), also(entity('NITC'))],
    addresses: [
      { country: 'Iran', lines: ['NITC Building, 67-88, Shahid Atefi Street, Africa Avenue'], city: 'Tehran' },
    ],
    features: [{ type: 'Website', text: 'www.nitc.co.ir' }],
    listings: [{ on: '2012-07-12', programmes: ['IRAN'], bases: ['Executive Order 13599 (Iran)'] }],
  },
]

const vessel = (name: string) => latin(['Vessel Name', name])
const iranTanker = (
  id: string,
  name: string,
  former: string[],
  imo: string,
  mmsi: string,
  callSign: string,
  tonnage: string,
): OfacPartyEntry => ({
  id,
  type: 'Vessel',
  names: [primary(vessel(name)), ...former.map((old) => formerly(vessel(old)))],
  documents: [
    { type: 'Vessel Registration Identification', number: `IMO ${imo}` },
    { type: 'MMSI', number: mmsi },
  ],
  features: [
    { type: 'VESSEL TYPE', lookup: 'Crude/Oil Products Tanker' },
    { type: 'Vessel Call Sign', text: callSign },
    { type: 'Vessel Flag', text: 'Iran', reliability: 'Confirmed' },
    { type: 'Former Vessel Flag', text: 'Malta' },
    { type: 'Former Vessel Flag', text: 'Tuvalu' },
    { type: 'Vessel Owner', text: 'NITC' },
    { type: 'Vessel Tonnage', text: tonnage },
    { type: 'Vessel Gross Registered Tonnage', text: '56,068' },
    { type: 'Vessel Year of Build', text: '1999' },
  ],
  listings: [{ on: '2012-07-12', programmes: ['IRAN'], bases: ['Executive Order 13599 (Iran)'] }],
})

const vehicles: OfacPartyEntry[] = [
  iranTanker('15036', 'ARTAVIL', ['ABADAN', 'SHONA'], '9187629', '572469210', 'T2EU4', '99,144'),
  iranTanker('15038', 'ARGO I', ['AMOL', 'CASTOR', 'SILVER CLOUD'], '9187667', '256843000', 'T2EM4', '99,094'),
  {
    id: '4238',
    type: 'Vessel',
    names: [primary(vessel('MAR AZUL'))],
    features: [
      { type: 'VESSEL TYPE', lookup: 'Tug' },
      { type: 'Vessel Call Sign', text: 'CL2192' },
      { type: 'Vessel Owner', text: 'Samir de Navegacion S.A.' },
      { type: 'Vessel Gross Registered Tonnage', text: '212' },
    ],
    listings: [{ on: '1989-01-05', programmes: ['CUBA'], bases: [] }],
  },
  {
    id: '15458',
    type: 'Aircraft',
    names: [primary(latin(['Aircraft Name', 'EP-MNB']))],
    features: [
      { type: 'Aircraft Model', text: 'B.747-422' },
      { type: 'Aircraft Operator', text: 'MAHAN AIR' },
      { type: 'Aircraft Manufacture Date', date: '1989-07-20' },
      { type: "Aircraft Manufacturer's Serial Number (MSN)", text: '24363' },
      { type: 'Aircraft Construction Number (also called L/N or S/N or F/N)', text: '740' },
    ],
    listings: [{ on: '2012-09-19', programmes: ['SDGT', 'NPWMD', 'IFSR'], bases: [proliferation, terrorism] }],
  },
  {
    id: '15478',
    type: 'Aircraft',
    names: [primary(latin(['Aircraft Name', 'EP-VIP']))],
    features: [
      { type: 'Aircraft Model', text: 'A310-304' },
      { type: 'Aircraft Operator', text: 'MAHAN AIR' },
      { type: 'Aircraft Manufacture Date', date: '1989-04-20' },
      { type: 'Aircraft Construction Number (also called L/N or S/N or F/N)', text: '499' },
    ],
    listings: [{ on: '2012-09-19', programmes: ['SDGT', 'NPWMD', 'IFSR'], bases: [proliferation, terrorism] }],
  },
]

/**
 * Content of `fixtures/ofac-sdn/sdn_advanced.xml`: well-known public entries of the SDN list, rewritten and shortened: names, numbers and dates as OFAC publishes them
 * (sanctionssearch.ofac.treas.gov, by the id), one or more for every field the parser reads.
 */
export const ofacFixture: OfacEdition = {
  issuedOn: '2025-11-01',
  parties: [...persons, ...enterprises, ...vehicles],
  relations: [
    { from: '36462', to: '23343', type: 'Family member of' },
    { from: '2686', to: '4697', type: 'Acting for or on behalf of' },
    { from: '28263', to: '27307', type: 'Providing support to' },
    { from: '29299', to: '29220', type: 'Owned or Controlled By' },
    { from: '18721', to: '17013', type: 'Owned or Controlled By' },
    { from: '15036', to: '15117', type: 'Owned or Controlled By' },
    { from: '15038', to: '15117', type: 'Owned or Controlled By' },
    { from: '15458', to: '12927', type: 'Owned or Controlled By' },
    { from: '15478', to: '12927', type: 'Owned or Controlled By' },
  ],
}
