import { describe, expect, it } from 'vitest'
import type { PartyKind } from '../model.ts'
import { alertLine, createComparer, prepareQuery } from '../score.ts'
import { prepareName, wordedOf } from './prepare.ts'

const { scoreNames } = createComparer()

const score = (query: string, value: string, type: PartyKind = '01'): number =>
  scoreNames(prepareQuery(query, type), [{ value, quality: 'strong', kind: 'primary' }], type).score

const wording = (name: string): string | undefined =>
  wordedOf(prepareName(name, false))
    ?.tokens.map(({ form }) => form)
    .join(' ')

describe('the wording of an organisation', () => {
  it.each([
    ['Муромский приборостроительный завод', 'murom instruments plant'],
    ['Murom Instrument-Making Factory', 'murom instruments plant'],
    [
      'Obshchestvo s ogranichennoy otvetstvennostyu Mashinostroitelnoye Predpriyatiye Sirius',
      'engineering enterprise sirius',
    ],
    ['NII Stali', 'research institute steel'],
    ['Nauchno-Issledovatelskii Institut Stali', 'research institute steel'],
    ['Scientific Research Institute of Steel', 'research institute of steel'],
    ['Tekhnicheskii Tsentr', 'technology center'],
    ['Technitcheskij Centr', 'technology center'],
    ['Mining Enterprise No. 2', 'mining enterprise 2'],
    ['AO Zavolzhskiy Zavod Gusenichnykh Tyagachey', 'zavolzh plant tracked traktors'],
    ['Joint Stock Company Zavolzhsky Plant of Caterpillar Tractors', 'zavolzh plant of tracked traktors'],
    ['Aktcionernoe Obshestvo Tetis Pro', 'tetis pro'],
    ['KAMAZ Publicly Traded Company', 'kamaz'],
    ['Islamic Revolutionary Guard Corps (IRGC) Aerospace Force', 'islamic revolutionari guard corps aerospace force'],
  ])('of %s is %s', (name, expected) => {
    expect(wording(name)).toBe(expected)
  })

  it('is none if the name has no other', () => {
    expect(wordedOf(prepareName('Gazprom', false))).toBeNull()
    expect(wordedOf(prepareName('John Plant', true))).toBeNull()
    expect(wordedOf(prepareName('Ivan Nauchnyi', true))?.isReworded).toBe(false)
  })
})

describe('one organisation in two wordings alerts', () => {
  it.each([
    ['Муромский приборостроительный завод', 'JSC Murom Instrument-Making Plant'],
    ['Murom Instrument Engineering Factory', 'АО Муромский приборостроительный завод'],
    ['Mashinostroitelnoye Predpriyatiye Zvezdochka', 'Machine-Building Enterprise Zvezdochka'],
    ['OOO NPO Gorizont-M', 'Scientific and Production Association Gorizont-M LLC'],
    ['Voronezh Pilot Plant named after K.E. Tsiolkovsky', 'Voronezhskii opytnyi zavod imeni K.E. Tsiolkovskogo'],
    ['Voronezh Pilot Plant', 'Voronezhskii opytnyi zavod imeni K.E. Tsiolkovskogo'],
    ['Kontsern Granit', 'Granit JSC'],
    ['Mashinostroitelnoye Predpriyatiye', 'Machine-Building Enterprise'],
    ['Spetsialnoe Biuro Priborostroeniia I Avtomatiki', 'Special Bureau of Instrument Making and Automation'],
    ['Nauchno-Proizvodstvennoe Obedinenie Gorizont', 'Scientific and Production Association Gorizont'],
    // The name once more in brackets, and a Latin O and C among Cyrillic letters.
    ['Акционерное общество «Оптрон» (АО «Оптрон»)', 'Optron JSC'],
    ['Oбщество C Ограниченной Ответственностью «Раздолье»', 'Razdolye LLC'],
    [
      'Federal State Budgetary Institution of Science Institute of Problems of Chemical Physics',
      'Institute of Problems of Chemical Physics',
    ],
    ['Company Limited Liability Company Sokhra', 'Sohra LLC'],
    // The name of the owner before that of the company.
    ['Severniy Press Joint Stock Company', 'Tactical Missiles Corporation, Severny Press JSC'],
    ['AO GNPP Region', 'Tactical Missile Corporation, AO GNPP “Region”'],
    ['Yantar Shipyard', 'United Shipbuilding Corporation “Yantar Shipyard”'],
    // The authority above it.
    [
      '46th Central Research Institute',
      '46th Central Research Institute of the Ministry of Defense of the Russian Federation',
    ],
    ['Lebedev Physical Institute', 'Institute of Physics named after P.N. Lebedev of the Russian Academy of Sciences'],
    // Initials of the person it is named after.
    ['V.A. Degtyarev Plant', 'Open Joint Stock Company Degtyaryov Plant'],
    ['VA Degtyarev Plant', 'Degtyaryov Plant'],
    // The kind of organisation before a name of its own.
    ['Kurganpribor JSC', 'JSC NPO Kurganpribor'],
    ['Private Military Company Wagner', 'Wagner'],
    // Its own letters.
    ['AEOI', 'Atomic Energy Organization of Iran (AEOI)'],
    ['MITEC', 'Modern Industries Technique Company (MITEC)'],
    [
      'State Research Institute of Instrument Engineering – GosNIIP',
      'State Research Institute of Instrument Making JSC',
    ],
    ['IRGC Aerospace Force', 'Islamic Revolutionary Guard Corps (IRGC) Aerospace Force'],
    // Letters of the Russian words.
    ['JSC RIRV', 'Russian Institute of Radionavigation and Time JSC'],
    ['JSC GPTP Granit', 'Main Production and Technical Enterprise Granit'],
    ['JSC NPO MRTZ', 'NPO Moskovskiy Radiotekhnicheskiy Zavod'],
    ['Severny Press', 'Tactical Missile Company, Joint Stock Company “Severny Press”'],
    ['Lord’s Resistance Army', 'Lord’s Resistance Movement/ Army (LRM/A)'],
    ['Avitek', 'JSC VMP Avitek'],
    // The letters of an institute or bureau after its abbreviation.
    ['JSC TsKBA', 'Central Design Bureau of Automatics'],
    ['JSC KBM', 'Machine Building Design Bureau'],
    ['JSC TsKBA', 'Tactical Missile Corporation, “Central Design Bureau of Automation”'],
    // First syllables of the Russian words.
    ['Promtech Joint Stock Company', 'Aktsionernoe Obshchestvo Promyshlennye Tekhnologii'],
    ['JSC Investtorgbank', 'Joint Stock Company Investtradebank'],
    ['JSC Uraltransmash', 'Urals Plant of Transportation Machinery JSC'],
    ['Liwa Zaynabiyoun', 'Zaynabiyoun Brigade'],
    ['Kazanskii Zavod Sinteticheskogo Kauchuka', 'Kazan Synthetic Rubber Plant JSC'],
    ['KAMAZ Publicly Traded Company', 'PJSC KAMAZ'],
    // A place whose adjective has another stem, and words between prepositions.
    ['Пензенский завод по производству турбин', 'Penza Turbine Production Plant'],
    ['Калужский завод телемеханических устройств', 'Kaluga Plant of Telemechanical Devices'],
  ])('%s = %s', (query, listed) => {
    expect(score(query, listed)).toBeGreaterThanOrEqual(alertLine)
    expect(score(listed, query)).toBeGreaterThanOrEqual(alertLine)
  })
})

describe('a short form in brackets', () => {
  it.each([
    [
      'Общество с ограниченной ответственностью «Вектор» (ООО «Вектор»)',
      'Общество с ограниченной ответственностью «Вектор»',
    ],
    ['Акционерное общество «НПО «Орион» (АО «НПО «Орион»)', 'Акционерное общество «НПО «Орион»'],
    ['Limited Liability Company “Vektor” (LLC “VTK”)', 'Limited Liability Company “Vektor”'],
  ])('%s is read as %s', (name, alone) => {
    expect(wording(name)).toBe(wording(alone))
    expect(score(name, 'Vektor LLC')).toBe(score(alone, 'Vektor LLC'))
  })

  it.each(['Vektor LLC (formerly Orion LLC)', 'JSC Vektor (LLC Orion)', 'Vektor (LLC Orion)'])(
    '%s is more than that',
    (name) => {
      expect(score(name, 'Orion')).toBeGreaterThan(score('Vektor LLC', 'Orion'))
    },
  )
})

describe('two organisations of one kind do not', () => {
  it.each([
    ['Муромский приборостроительный завод', 'Ramenskoye Instrument-Making Plant'],
    ['Kazan Optical Mechanical Plant', 'Azovskii Optiko-Mekhanicheskii Zavod'],
    ['NII Stali', 'Research Institute of Chemistry'],
    ['560 Armored Repair Plant', '163 BTRZ'],
    ['Import Export Bank', 'Export Credit Bank'],
    ['Yamahdi (UK) Limited', 'Ya Mahdi Industries Group'],
    ['NPO Orion', 'Nauchno-Tekhnicheskii Tsentr Orion'],
    ['TsKBA', 'Central Design Bureau Almaz'],
    ['KBC Group NV', 'KB Svyaz'],
    ['BPS-Sberbank OJSC', 'Sberbank'],
    ['Al-Haramain Foundation (Kenya)', 'Al-Haramain Foundation (Union of the Comoros)'],
    ['Gazprombank', 'Gazprom'],
    ['Tactical Missile Corporation, AO GNPP Region', 'Tactical Missile Corporation, JSC PA Strela'],
    ['Ministry of Finance of Tatarstan', 'Ministry of Defence of the Russian Federation'],
    ['JSC RIRV', 'Russian Institute of Textile and Wool'],
  ])('%s ≠ %s', (query, listed) => {
    expect(score(query, listed)).toBeLessThan(alertLine)
    expect(score(listed, query)).toBeLessThan(alertLine)
  })

  it('nor is the name of a vessel translated', () => {
    expect(score('Zarya', 'Dawn', '03')).toBeLessThan(alertLine)
  })
})
