import type { OfacEdition, OfacName, OfacPartyEntry } from './ofac-document.ts'

/**
 * Well-known public entries of the SDN list, rewritten and shortened: names, numbers and dates as OFAC publishes them
 * (sanctionssearch.ofac.treas.gov, by the id), one or more for every field the parser reads.
 */

const latin = (...parts: [string, string][]) => ({ script: 'Latin', parts })
const person = (last: string, first: string, middle?: string) =>
  latin(['Last Name', last], ['First Name', first], ...(middle ? [['Middle Name', middle] as [string, string]] : []))
const entity = (name: string) => latin(['Entity Name', name])
const also = (spelling: OfacName['spellings'][number], isLowQuality = false): OfacName => ({
  kind: 'A.K.A.',
  spellings: [spelling],
  isLowQuality,
})
const formerly = (spelling: OfacName['spellings'][number]): OfacName => ({ kind: 'F.K.A.', spellings: [spelling] })
const primary = (...spellings: OfacName['spellings']): OfacName => ({ spellings })

const russia14024 = 'Executive Order 14024 (Russia)'
const terrorism = 'Executive Order 13224 (Terrorism)'
const proliferation = 'Executive Order 13382 (Non-proliferation)'
const kingpin = 'Foreign Narcotics Kingpin Designation Act'
const secondary = (text: string) => ({ type: 'Secondary sanctions risk:', lookup: text })
const secondaryTerror = secondary('section 1(b) of Executive Order 13224, as amended by Executive Order 13886')

const persons: OfacPartyEntry[] = [
  {
    id: '35096',
    type: 'Individual',
    names: [
      primary(person('Putin', 'Vladimir', 'Vladimirovich'), {
        script: 'Cyrillic',
        parts: [
          ['Last Name', 'Путин'],
          ['First Name', 'Владимир'],
          ['Middle Name', 'Владимирович'],
        ],
      }),
      also(person('Putin', 'Vladimir')),
    ],
    addresses: [{ country: 'Russia', lines: ['Kremlin'], city: 'Moscow' }],
    features: [
      { type: 'Birthdate', date: '1952-10-07' },
      { type: 'Place of Birth', text: 'Leningrad, Russia' },
      { type: 'Nationality Country', country: 'Russia' },
      { type: 'Gender', lookup: 'Male' },
      { type: 'Title', text: 'President of the Russian Federation' },
      secondary('See Section 11 of Executive Order 14024.'),
    ],
    listings: [{ on: '2022-02-25', programmes: ['RUSSIA-EO14024'], bases: [russia14024] }],
  },
  {
    id: '23343',
    type: 'Individual',
    names: [
      primary(person('Kadyrov', 'Ramzan', 'Akhmatovich'), {
        script: 'Cyrillic',
        parts: [
          ['Last Name', 'Кадыров'],
          ['First Name', 'Рамзан'],
          ['Middle Name', 'Ахматович'],
        ],
      }),
      also(person('Kadyrov', 'Ramzan', 'Akhmadovitch')),
    ],
    addresses: [{ country: 'Russia', region: 'Republic of Chechnya' }],
    features: [
      { type: 'Birthdate', date: '1976-10-05' },
      { type: 'Place of Birth', text: 'Tsenteroi, Republic of Chechnya, Russia' },
      { type: 'Gender', lookup: 'Male' },
    ],
    listings: [
      {
        on: '2017-12-20',
        programmes: ['MAGNIT', 'GLOMAG', 'RUSSIA-EO14024'],
        bases: ['Magnitsky', 'Executive Order 13818 (Global Magnitsky)', russia14024],
      },
    ],
  },
  {
    id: '36462',
    type: 'Individual',
    names: [
      primary(person('Kadyrova', 'Ayshat', 'Ramzanovna'), {
        script: 'Cyrillic',
        parts: [
          ['Last Name', 'Кадырова'],
          ['First Name', 'Айшат'],
          ['Middle Name', 'Рамзановна'],
        ],
      }),
      also(person('Kadyrova', 'Aishat', 'Ramzanovna')),
    ],
    addresses: [{ country: 'Russia', region: 'Republic of Chechnya' }],
    documents: [{ type: 'Tax ID No.', number: '772975749950', country: 'Russia' }],
    features: [
      { type: 'Birthdate', date: '1998-12-31' },
      { type: 'Gender', lookup: 'Female' },
    ],
    listings: [{ on: '2022-09-15', programmes: ['RUSSIA-EO14024'], bases: [russia14024] }],
  },
  {
    id: '20157',
    type: 'Individual',
    names: [primary(person('Kim', 'Jong Un'))],
    addresses: [{ country: 'Korea, North' }],
    features: [
      { type: 'Birthdate', date: '1984-01-08' },
      { type: 'Title', text: "Chairman of the Workers' Party of Korea" },
    ],
    listings: [{ on: '2016-07-06', programmes: ['DPRK3'], bases: ['Executive Order 13722 (North Korea)'] }],
  },
  {
    id: '43377',
    type: 'Individual',
    names: [
      primary(person('Kim', 'Sang Man'), {
        script: 'Korean',
        parts: [
          ['Last Name', '김'],
          ['First Name', '상만'],
        ],
      }),
      also(person('Kim', 'Sangman')),
    ],
    documents: [{ type: 'Passport', number: '109420132', country: 'Korea, North' }],
    features: [
      { type: 'Birthdate', date: '1965-04-25' },
      { type: 'Place of Birth', text: 'North Pyongan Province, North Korea' },
      { type: 'Gender', lookup: 'Male' },
      { type: 'Digital Currency Address - XBT', text: '1D6gG9iKEhPitTcWRJiniuj1jYM2hNeAfJ' },
    ],
    listings: [{ on: '2023-05-23', programmes: ['DPRK4'], bases: ['Executive Order 13810 (North Korea)'] }],
  },
  {
    id: '28263',
    type: 'Individual',
    names: [
      primary(person('Tian', 'Yinyin'), {
        script: 'Chinese Simplified',
        parts: [
          ['Last Name', '田'],
          ['First Name', '寅寅'],
        ],
      }),
      also(latin(['Nickname', 'snowsjohn']), true),
    ],
    addresses: [
      {
        country: 'China',
        city: 'Nanjing',
        region: 'Jiangsu',
        localCity: { city: '南京', script: 'Chinese Simplified' },
      },
    ],
    documents: [{ type: 'Identification Number', number: '321284198607120616', country: 'China' }],
    features: [
      { type: 'Birthdate', date: '1986-07-12' },
      { type: 'Gender', lookup: 'Male' },
      { type: 'Digital Currency Address - XBT', text: '134r8iHv69xdT6p5qVKTsHrcUEuBVZAYak' },
    ],
    listings: [
      {
        on: '2020-03-02',
        programmes: ['DPRK3', 'CYBER2'],
        bases: ['Executive Order 13722 (North Korea)', 'Executive Order 13694 (Cyber)'],
      },
    ],
  },
  {
    id: '29220',
    type: 'Individual',
    names: [
      primary(person('Chen', 'Quanguo'), {
        script: 'Chinese Simplified',
        parts: [
          ['Last Name', '陈'],
          ['First Name', '全国'],
        ],
      }),
    ],
    addresses: [{ country: 'China', region: 'Xinjiang' }],
    features: [
      { type: 'Birthdate', date: '1955' },
      { type: 'Place of Birth', text: 'Pingyu, Henan, China' },
      { type: 'Gender', lookup: 'Male' },
    ],
    listings: [{ on: '2020-07-09', programmes: ['GLOMAG'], bases: ['Executive Order 13818 (Global Magnitsky)'] }],
  },
  {
    id: '29249',
    type: 'Individual',
    names: [
      primary(person('Lam', 'Carrie')),
      also(person('Lam Cheng', 'Yuet-ngor')),
      {
        kind: 'A.K.A.',
        spellings: [
          {
            script: 'Chinese Simplified',
            parts: [
              ['Last Name', '林郑'],
              ['First Name', '月娥'],
            ],
          },
          {
            script: 'Chinese Traditional',
            parts: [
              ['Last Name', '林鄭'],
              ['First Name', '月娥'],
            ],
          },
        ],
      },
    ],
    documents: [{ type: 'Passport', number: 'KJ0505670', country: 'Hong Kong' }],
    features: [
      { type: 'Birthdate', date: '1957-05-13' },
      { type: 'Place of Birth', text: 'Hong Kong' },
      { type: 'Gender', lookup: 'Female' },
      { type: 'Title', text: 'Chief Executive of the Hong Kong Special Administrative Region' },
    ],
    listings: [{ on: '2020-08-07', programmes: ['HK-EO13936'], bases: ['Executive Order 13936 (HK)'] }],
  },
  {
    id: '26236',
    type: 'Individual',
    names: [
      primary(
        person('Zheng', 'Fujing'),
        {
          script: 'Chinese Simplified',
          parts: [
            ['Last Name', '郑'],
            ['First Name', '福景'],
          ],
        },
        {
          script: 'Chinese Traditional',
          parts: [
            ['Last Name', '鄭'],
            ['First Name', '福景'],
          ],
        },
      ),
      also(person('Jin', 'Gordon'), true),
    ],
    documents: [
      { type: 'Passport', number: 'G31920875', country: 'China', expires: '2018-12-30' },
      { type: 'Chinese Commercial Code', number: '6774 4395 2529', country: 'China' },
    ],
    features: [
      { type: 'Birthdate', date: '1983-06-11' },
      { type: 'Place of Birth', text: 'China' },
      { type: 'Gender', lookup: 'Male' },
      { type: 'Email Address', text: 'goldenchemical@live.com' },
    ],
    listings: [{ on: '2019-08-21', programmes: ['SDNTK'], bases: [kingpin] }],
  },
  {
    id: '55505',
    type: 'Individual',
    names: [
      primary(person('Chen', 'Zhi'), {
        script: 'Chinese Simplified',
        parts: [
          ['Last Name', '陈'],
          ['First Name', '志'],
        ],
      }),
    ],
    addresses: [{ country: 'Cambodia', city: 'Phnom Penh' }],
    documents: [{ type: 'Passport', number: 'N00081108', country: 'Cambodia' }],
    features: [
      { type: 'Birthdate', date: '1987-12-16' },
      { type: 'Place of Birth', text: 'Fujian, China' },
      { type: 'Gender', lookup: 'Male' },
    ],
    listings: [{ on: '2025-10-14', programmes: ['TCO'], bases: ['Executive Order 13581 (TCO)'] }],
  },
  {
    id: '12735',
    type: 'Individual',
    names: [
      primary(person('AL-ASSAD', 'Bashar'), {
        script: 'Arabic',
        parts: [
          ['Last Name', 'الأسد'],
          ['First Name', 'بشار'],
        ],
      }),
      also(person('ASSAD', 'Bashar')),
    ],
    addresses: [{ country: 'Syria', city: 'Damascus' }],
    features: [
      { type: 'Birthdate', date: '1965-09-11' },
      { type: 'Place of Birth', text: 'Damascus, Syria' },
      { type: 'Gender', lookup: 'Male' },
      { type: 'Title', text: 'President of the Syrian Arab Republic' },
    ],
    listings: [
      {
        on: '2011-05-18',
        programmes: ['PAARSSR-EO13894'],
        bases: ['Executive Order 13894 (Syria-related)'],
      },
    ],
  },
  {
    id: '2686',
    type: 'Individual',
    names: [primary(person('NASRALLAH', 'Hasan')), also(person('NASRALLAH', 'Hasan', 'Abd-al-Karim'))],
    addresses: [{ country: 'Lebanon' }],
    documents: [{ type: 'Passport', number: '042833', country: 'Lebanon', isFraudulent: true }],
    features: [
      { type: 'Birthdate', date: '1960-08-31' },
      { type: 'Birthdate', date: '1953-08-31', comment: 'Alternate birthdate' },
      { type: 'Place of Birth', text: 'Al Basuriyah, Lebanon' },
      { type: 'Gender', lookup: 'Male' },
      { type: 'Title', text: 'Secretary General of Hizballah' },
      secondaryTerror,
    ],
    listings: [{ on: '1995-01-10', programmes: ['SDGT'], bases: [terrorism] }],
  },
  {
    id: '6861',
    type: 'Individual',
    names: [
      primary(person('GUZMAN LOERA', 'Joaquin')),
      also(latin(['Patronymic', 'GUZMAN'], ['Matronymic', 'FERNANDEZ'], ['First Name', 'Joaquin'])),
      also(latin(['Nickname', 'El Chapo']), true),
    ],
    features: [
      { type: 'Birthdate', date: '1954-12-25' },
      { type: 'Place of Birth', text: 'Mexico' },
      { type: 'Nationality Country', country: 'Mexico' },
    ],
    listings: [{ on: '2001-06-01', programmes: ['SDNTK'], bases: [] }],
  },
  {
    id: '22790',
    type: 'Individual',
    names: [primary(person('MADURO MOROS', 'Nicolas'), person('MADURO MOROS', 'Nicolás'))],
    addresses: [{ country: 'Venezuela', city: 'Caracas', region: 'Capital District' }],
    documents: [{ type: 'Cedula No.', number: '5892464', country: 'Venezuela' }],
    features: [
      { type: 'Birthdate', date: '1962-11-23' },
      { type: 'Place of Birth', text: 'Caracas, Venezuela' },
      { type: 'Citizenship Country', country: 'Venezuela' },
      { type: 'Gender', lookup: 'Male' },
      { type: 'Title', text: 'President of the Bolivarian Republic of Venezuela' },
    ],
    listings: [{ on: '2017-07-31', programmes: ['VENEZUELA'], bases: ['Executive Order 13692 (Venezuela)'] }],
  },
]

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

/** What `fixtures/ofac-sdn/sdn_advanced.xml` holds. */
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
