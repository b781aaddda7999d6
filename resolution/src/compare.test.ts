import { describe, expect, it } from 'vitest'
import { compareParties, explain, probabilityOf } from './compare.ts'
import { possible, same } from './lines.ts'
import { type ListTraits, unknownList } from './list-traits.ts'
import { toParty } from './party.ts'
import type { Profile } from './profile.ts'
import { born, bornIn, company, number, person, vessel } from './test-profiles.ts'

function partyOf(ref: string, profile: Profile, traits: ListTraits = unknownList) {
  const [sourceId = '', publisherId = ''] = ref.split('/')
  const ownSubjectId = `${sourceId.startsWith('ofac') ? 'ofac' : sourceId}-${publisherId}`
  return toParty({ sourceId, publisherId, ownSubjectId }, traits, profile)
}

function verdictOf(a: [string, Profile], b: [string, Profile]): 'same' | 'possible' | 'other' {
  const { odds } = compareParties(partyOf(...a), partyOf(...b))
  if (odds >= same) return 'same'
  return odds >= possible ? 'possible' : 'other'
}

// Facts of published entries, by their official numbers.
const putinOfac = person({
  names: ['Vladimir Vladimirovich PUTIN'],
  births: born('1952-10-07'),
  countries: ['RU'],
  regimes: ['russia'],
  listedOn: ['2022-02-25'],
})

describe('persons', () => {
  it('are one by a rare name and the regime where a list states no birth', () => {
    const uk = person({
      names: ['Vladimir Vladimirovich PUTIN', 'Vladimir Putin'],
      countries: ['RU'],
      regimes: ['russia'],
      listedOn: ['2022-02-25'],
    })
    expect(verdictOf(['ofac-sdn/35096', putinOfac], ['uk-sanctions/RUS0251', uk])).toBe('same')
  })

  it('are two when a copy bears the UN number of another person', () => {
    const kyongOk = person({
      names: ['KIM KYONG OK'],
      births: bornIn(1937),
      references: ['un:KPI.045'],
      countries: ['KP'],
    })
    const tongHo = person({
      names: ['KIM TONG-HO'],
      births: born('1969-08-18'),
      references: ['un:KPI.045'],
      countries: ['KP'],
      numbers: number('number', '745310111', 'passport', 'KP'),
    })
    expect(verdictOf(['un-sc/6908585', kyongOk], ['eu-fsf/112314', tongHo])).toBe('other')
    const dastjerdi = person({
      names: ['Ahmad Vahid DASTJERDI'],
      births: born('1954-01-15'),
      references: ['ofac:10582'],
    })
    const aghajani = person({ names: ['Azim AGHAJANI'], references: ['un:IRI.012'] })
    expect(verdictOf(['ofac-sdn/10582', dastjerdi], ['uk-sanctions/INU0279', aghajani])).toBe('other')
  })

  it('are not joined by equal names when the birth dates differ', () => {
    const born1954 = person({
      names: ['Choe Chun-Sik'],
      births: born('1954-10-12'),
      countries: ['KP'],
      regimes: ['korea'],
    })
    const born1971 = person({
      names: ['Choe Chun-sik'],
      births: born('1971-03-02'),
      countries: ['KP'],
      regimes: ['korea'],
    })
    expect(verdictOf(['un-sc/1', born1954], ['eu-fsf/2', born1971])).not.toBe('same')
  })

  it('are two when all that their names share is one word', () => {
    const named = (name: string) => person({ names: [name], countries: ['MM'], regimes: ['myanmar'] })
    expect(verdictOf(['ca-sema/1', named('Ne Aung')], ['eu-fsf/117498', named('Aung Aung')])).not.toBe('same')
  })

  it('are not one by a name that many bear and the country', () => {
    const hassan = person({ names: ['Ali Hassan'], countries: ['IR'] })
    expect(verdictOf(['ofac-sdn/1', hassan], ['eu-fsf/2', hassan])).toBe('possible')
    const known = person({ names: ['Ali Hassan'], countries: ['IR'], births: born('1961-04-03') })
    expect(verdictOf(['ofac-sdn/1', known], ['eu-fsf/2', known])).toBe('same')
  })

  it('are possibly one by a common name alone', () => {
    const named = (names: string[]) => person({ names, countries: ['IR'] })
    expect(verdictOf(['ca-sema/1', named(['Mohammad Rezaei'])], ['eu-fsf/2', named(['Mohammad Rezaee'])])).not.toBe(
      'same',
    )
  })
})

describe('companies', () => {
  it('are one by a number of their country, whatever the name', () => {
    const paper = { countries: ['RU'], regimes: ['russia'] }
    const rossiya = company({
      names: ['Bank Rossiya'],
      numbers: number('number', '7831000122', 'tax-id', 'RU'),
      ...paper,
    })
    const copy = company({
      names: ['Joint Stock Company Bank Rossiya'],
      numbers: number('number', '7831000122', 'tax-id', 'RU'),
      ...paper,
    })
    expect(verdictOf(['ofac-sdn/16681', rossiya], ['eu-official-journal/x', copy])).toBe('same')
  })

  it('are two by a misprinted number when names, city and address differ', () => {
    const kronshtadt = company({
      names: ['JOINT STOCK COMPANY KRONSHTADT'],
      numbers: number('number', '7808035536', 'tax-id', 'RU'),
      countries: ['RU'],
      cities: ['saint petersburg'],
    })
    const baikal = company({
      names: ['BAIKAL ELECTRONICS JSC'],
      numbers: number('number', '7808035536', 'tax-id', 'RU'),
      countries: ['RU'],
      cities: ['krasnogorsk'],
    })
    expect(verdictOf(['ofac-sdn/35854', kronshtadt], ['eu-fsf/x', baikal])).not.toBe('same')
  })

  it('are not one by one common word', () => {
    const avangard = (city: string) =>
      company({ names: ['Avangard JSC'], countries: ['RU'], cities: [city], regimes: ['russia'] })
    expect(verdictOf(['ofac-sdn/50249', avangard('moscow')], ['jp-export-bans/x', avangard('smolensk')])).not.toBe(
      'same',
    )
  })

  it('are two when only one name has a number', () => {
    const casic = company({
      names: ['China Aerospace Science and Industry Corporation (CASIC) 3rd Academy'],
      countries: ['CN'],
    })
    const institute = company({
      names: ['China Aerospace Science and Industry Corporation (CASIC) 3rd Academy, 31 Research Institute'],
      countries: ['CN'],
    })
    expect(verdictOf(['us-csl/el-231bcd913ceb', casic], ['bis-entity-list/270b47bb1c69', institute])).not.toBe('same')
  })

  it('are two entries of the Entity List in two copies of it when the names differ', () => {
    const copy = (name: string) => company({ names: [name], countries: ['CN'], entryList: 'el-' })
    expect(
      verdictOf(
        ['bis-entity-list/88a299ce66df', copy('Shanghai Biren Information Technology Co., Ltd.')],
        ['us-csl/el-81b0db540501', copy('Shanghai Biren Intelligent Technology Co., Ltd.')],
      ),
    ).not.toBe('same')
  })
})

describe('vessels', () => {
  it('are one by the IMO number although renamed, and two by different numbers although named alike', () => {
    const clio = vessel({ names: ['CLIO'], numbers: number('imo', '9238052'), regimes: ['russia'] })
    const freya = vessel({ names: ['FREYA'], numbers: number('imo', '9238052'), regimes: ['russia'] })
    expect(verdictOf(['ofac-sdn/51752', clio], ['uk-sanctions/RUS2929', freya])).toBe('same')
    const apus = (imo: string) => vessel({ names: ['APUS'], numbers: number('imo', imo), regimes: ['russia'] })
    expect(verdictOf(['ofac-sdn/51690', apus('9280873')], ['uk-sanctions/RUS3001', apus('9308821')])).toBe('other')
  })
})

describe('the explanation', () => {
  const eu = person({ names: ['Vladimir PUTIN'], births: born('1952-10-07'), countries: ['RU'], regimes: ['russia'] })
  const comparison = compareParties(partyOf('ofac-sdn/35096', putinOfac), partyOf('eu-fsf/135', eu))

  it('has all points, the strongest first, with what the records state', () => {
    const evidence = explain(comparison, '02')
    const sum = evidence.reduce((points, item) => points + item.points, 0)
    expect(Math.abs(sum - comparison.odds)).toBeLessThan(0.2)
    expect(evidence.find(({ kind }) => kind === 'birth-date')?.values).toEqual(['1952-10-07'])
    expect(evidence.map(({ points }) => Math.abs(points))).toEqual(
      evidence.map(({ points }) => Math.abs(points)).sort((a, b) => b - a),
    )
  })

  it('is symmetric', () => {
    const turned = compareParties(partyOf('eu-fsf/135', eu), partyOf('ofac-sdn/35096', putinOfac))
    expect(turned.odds).toBeCloseTo(comparison.odds, 6)
  })

  it('gives odds as a probability', () => {
    expect(probabilityOf(0)).toBe(0.5)
    expect(probabilityOf(2.5)).toBeCloseTo(0.924, 3)
  })

  it('knows no party of two types', () => {
    expect(compareParties(partyOf('a/1', person({})), partyOf('b/1', company({}))).odds).toBe(Number.NEGATIVE_INFINITY)
  })
})
