import type { OfacPartyEntry } from './ofac-document.ts'
import {
  also,
  kingpin,
  latin,
  person,
  primary,
  russia14024,
  secondary,
  secondaryTerror,
  terrorism,
} from './ofac-fixture-names.ts'

/** Persons of the fixture, see `ofac-fixture.ts`. */
export const persons: OfacPartyEntry[] = [
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
