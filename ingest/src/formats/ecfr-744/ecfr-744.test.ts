import { describe, expect, it } from 'vitest'
import { chunksOf } from '../../../test/support/read-edition.ts'
import { createWarnings } from '../../warnings.ts'
import { download } from './download.ts'
import { readEntity } from './entity-text.ts'
import { parseSupplement } from './parse.ts'
import { splitName } from './split-name.ts'

describe('where a name ends', () => {
  it.each([
    ['Kitronix Display, Unit B1, G/F, Pioneer Building, Hong Kong.', 'Kitronix Display'],
    ['Xinghe Xingyong Carbon Co., Ltd., Xicheng Wai, Xinghe County, China.', 'Xinghe Xingyong Carbon Co., Ltd.'],
    ['Beijing Ander Tech. Co., Ltd. No. C22, Yu An Rd., Beijing, China', 'Beijing Ander Tech. Co., Ltd.'],
    [
      'Huawei Technology Co., Ltd. Chengdu Research Institute, No. 1899, China',
      'Huawei Technology Co., Ltd. Chengdu Research Institute',
    ],
    ['Hamid Sepehrian, Jaber Ibn Hayan Research Institute, AEOI, Tehran, Iran.', 'Hamid Sepehrian'],
    ['Benico Limited, Valiant Industrial Center, 10th Floor, Hong Kong', 'Benico Limited'],
    [
      'Tactical Missile Corporation, Joint Stock Company “Plant Dagdiesel”, 1 Lenina Street, Kaspiysk, Russia.',
      'Tactical Missile Corporation, Joint Stock Company “Plant Dagdiesel”',
    ],
    [
      'Tactical Missile Corporation, 711 Aircraft Repair Plant (711 ARZ), 18 Chkalova Pereulok, Borisoglebsk, Russia.',
      'Tactical Missile Corporation, 711 Aircraft Repair Plant (711 ARZ)',
    ],
    [
      'Tactical Missile Corporation, NPO Electromechanics, 31 Mendeleev Street, Chelyabinsk region, Russia.',
      'Tactical Missile Corporation, NPO Electromechanics',
    ],
    ['Informakustika JSC, 22A Polytechnic St., Russia.', 'Informakustika JSC'],
  ])('in %s', (text, name) => expect(splitName(text).name).toBe(name))
})

describe('an entry', () => {
  const names = (text: string) => {
    const { name, aliases, address } = readEntity(text)
    return [name, aliases.map((alias) => `${alias.kind} ${alias.name}`), address]
  }

  it('has aliases behind dashes, and an address on lines of its own or behind the last', () => {
    expect(
      names(
        'Emal Bilal Mangal, a.k.a., the following two aliases:\n—Imal Bilal; and\n—Bellal Mangal.\n \n Kolola Pushta, Kabul, Afghanistan.',
      ),
    ).toEqual(['Emal Bilal Mangal', ['aka Imal Bilal', 'aka Bellal Mangal'], 'Kolola Pushta, Kabul, Afghanistan.'])
    expect(
      names(
        "Federal SUE Shipyard 'Morye', a.k.a., the following two aliases:\n—FSUE SZ 'Morye'; and\n—More Shipyard. 1 Desantnikov Street, Feodosia, Crimea 98176, Ukraine",
      ),
    ).toEqual([
      "Federal SUE Shipyard 'Morye'",
      ["aka FSUE SZ 'Morye'", 'aka More Shipyard'],
      '1 Desantnikov Street, Feodosia, Crimea 98176, Ukraine',
    ])
  })

  it('has its only alias behind words of its own', () => {
    expect(names('German Sky LLC, a.k.a., the one alias:\n—Civil Trading FZE.\n\n Dubai, UAE')).toEqual([
      'German Sky LLC',
      ['aka Civil Trading FZE'],
      'Dubai, UAE',
    ])
  })

  it('has no alias without a letter', () => {
    const [, aliases] = names("Ship Yard, a.k.a., the following two aliases:\n—Ship Center 'Star;'; and\n—Star Yard.")
    expect(aliases).toEqual(["aka Ship Center 'Star", 'aka Star Yard'])
  })

  it('has aliases in brackets, former names among them', () => {
    expect(
      names(
        'Gazprom Neft (a.k.a. Gazprom Neft OAO; f.k.a. Sibirskaya Neftyanaya Kompaniya OAO)\n\n Address: 5, ul, St. Petersburg, Russia\n Alt Address: 3-5, St. Petersburg, Russia',
      ),
    ).toEqual([
      'Gazprom Neft',
      ['aka Gazprom Neft OAO', 'fka Sibirskaya Neftyanaya Kompaniya OAO'],
      '5, ul, St. Petersburg, Russia; 3-5, St. Petersburg, Russia',
    ])
    expect(
      names('Lim Yong Nam, (a.k.a. Lin Rongnan, Steven Lim and Yong Nam Lim), YuJingHuaCheng, Shenzhen, China 518033'),
    ).toEqual([
      'Lim Yong Nam',
      ['aka Lin Rongnan', 'aka Steven Lim', 'aka Yong Nam Lim'],
      'YuJingHuaCheng, Shenzhen, China 518033',
    ])
  })

  it('has aliases one after the other', () => {
    expect(
      names(
        'Finland Multi Center FMC OY a.k.a. Finland Multi Center OY a.k.a. Finland Multi Center, Rajahovintie 14, Vaalimaa, Finland',
      ),
    ).toEqual([
      'Finland Multi Center FMC OY',
      ['aka Finland Multi Center OY', 'aka Finland Multi Center'],
      'Rajahovintie 14, Vaalimaa, Finland',
    ])
  })

  it('has addresses behind its only alias', () => {
    expect(
      names(
        'Aleksander Kuznetsov, a.k.a., the following one alias:\n—Alexander Kuznetsov, Ordzhonikidze 10, Moscow, Russia 119071; and Ulitsa Metallurgov, 29, Str. 1, Komnata Pravleni, Moscow, Russia 111401.',
      ),
    ).toEqual([
      'Aleksander Kuznetsov',
      ['aka Alexander Kuznetsov'],
      'Ordzhonikidze 10, Moscow, Russia 119071; and Ulitsa Metallurgov, 29, Str. 1, Komnata Pravleni, Moscow, Russia 111401.',
    ])
    expect(
      names(
        'Iman Group, a.k.a., the following one\nalias:\n—Pana Communication Inc.\n \n Plot No. 227, Islamabad, Pakistan.',
      ),
    ).toEqual(['Iman Group', ['aka Pana Communication Inc.'], 'Plot No. 227, Islamabad, Pakistan.'])
  })

  it('has aliases of aliases, and several behind one mark', () => {
    expect(
      names(
        "JSC Zaliv (f.k.a., JSC Shipyard 'Zaliv;' JSC Zaliv Shipyard; and OJSC ZALIV), a.k.a., the following two aliases:\n—JSC MSDB, f.k.a., Almaz; and\n—Southwest Institute (a.k.a., CAEP's 902 Institute).\n\n1 Street, Kerch, Crimea.",
      ),
    ).toEqual([
      'JSC Zaliv',
      [
        "fka JSC Shipyard 'Zaliv'",
        'fka JSC Zaliv Shipyard',
        'fka OJSC ZALIV',
        'aka JSC MSDB',
        'fka Almaz',
        'aka Southwest Institute',
        "aka CAEP's 902 Institute",
      ],
      '1 Street, Kerch, Crimea.',
    ])
    expect(names("Joseph Choi, aka Yo-so'p Ch'oe, D-304, Songdo, Incheon, South Korea")).toEqual([
      'Joseph Choi',
      ["aka Yo-so'p Ch'oe"],
      'D-304, Songdo, Incheon, South Korea',
    ])
    expect(
      names(
        'Research Center (SSRC), a.k.a., Center for Research (SSRC), Studies Research Centre, Research Council C, Research Council D, P.O. Box 4470, Syria.',
      ),
    ).toEqual([
      'Research Center (SSRC)',
      [
        'aka Center for Research (SSRC)',
        'aka Studies Research Centre',
        'aka Research Council C',
        'aka Research Council D',
      ],
      'P.O. Box 4470, Syria.',
    ])
  })

  it('has addresses without what is printed into them', () => {
    expect(
      names('Aeolian Airlines, 551 Mesogeion Ave, Athens, Greece; and72 Vouliagmenis Ave, Athens, Greece')[2],
    ).toBe('551 Mesogeion Ave, Athens, Greece; and 72 Vouliagmenis Ave, Athens, Greece')
    expect(names('Ecotherm-Cryo Limited, 1^1^⁄2 Miles Northern Highway, Belize City, Belize.')[2]).toBe(
      '1 1⁄2 Miles Northern Highway, Belize City, Belize.',
    )
  })

  it('has subordinate entities with names and addresses of their own', () => {
    const entity = readEntity(
      'Commission (PAEC), a.k.a., the following one alias:\n—Power Plant Workshops, P.O. Box 1114, Islamabad; and the following three subordinate entities:\n—Complex (NDC), a.k.a., the following two aliases:\n—Development Centre; and\n—Defense Complex.\n \n Fateh Jang, Pakistan;\n—Institute (PINSTECH), Nilore, Islamabad;\n—Nuclear reactors (including power plants), fuel facilities',
    )
    expect(entity).toMatchObject({
      name: 'Commission (PAEC)',
      aliases: [{ name: 'Power Plant Workshops' }],
      address: 'P.O. Box 1114, Islamabad',
      subordinates: [
        {
          name: 'Complex (NDC)',
          aliases: [{ name: 'Development Centre' }, { name: 'Defense Complex' }],
          address: 'Fateh Jang, Pakistan',
        },
        { name: 'Institute (PINSTECH)', aliases: [], address: 'Nilore, Islamabad' },
      ],
      subsidiaries: [{ name: 'Nuclear reactors (including power plants), fuel facilities' }],
    })
  })

  it('says under which countries it has further addresses', () => {
    expect(
      readEntity('Ahmad Rahzad, 29, Tehran, Iran (See alternate addresses under Malaysia and U.A.E.)'),
    ).toMatchObject({
      address: '29, Tehran, Iran',
      seeUnder: ['Malaysia', 'U.A.E'],
    })
  })
})

describe('the part of the regulation', () => {
  const part = (body: string) => chunksOf(`<?xml version="1.0"?><DIV5 N="744">${body}</DIV5>`)

  it('is refused without the supplement, and with other columns', async () => {
    await expect(parseSupplement(part('<DIV8/>'), 4, createWarnings())).rejects.toThrow(/no table/)
    const head =
      '<DIV9><HEAD>Supplement No. 4 to Part 744</HEAD><DIV><DIV><TABLE><THEAD><TR><TH>Planet</TH></TR></THEAD></TABLE></DIV></DIV></DIV9>'
    await expect(parseSupplement(part(head), 4, createWarnings())).rejects.toThrow(/unknown column "planet"/)
  })

  it('is requested as of the day to which title 15 is up to date', () => {
    const find = (titles: object[]) =>
      download.find?.steps[0]({ url: download.urls[0] ?? '', text: JSON.stringify({ titles }) })
    expect(find([{ number: 15, up_to_date_as_of: '2026-07-30' }])).toEqual([
      { url: 'https://www.ecfr.gov/api/versioner/v1/full/2026-07-30/title-15.xml?part=744' },
    ])
    expect(() => find([])).toThrow('does not say to which day title 15 is up to date')
  })
})
