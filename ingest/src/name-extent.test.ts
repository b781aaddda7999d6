import { expect, it } from 'vitest'
import { withoutExtent } from './name-extent.ts'

it('a ministry is named without what it is meant to include', () => {
  expect(
    withoutExtent(
      'The Ministry of X, including the Armed Forces of X and all operating units wherever located. This includes …',
    ),
  ).toEqual({
    name: 'The Ministry of X',
    extent: 'including the Armed Forces of X and all operating units wherever located. This includes …',
  })
  expect(withoutExtent('国防省（連邦軍及び場所を問わず全ての運用部隊を含む）。').name).toBe('国防省')
  expect(withoutExtent('Plant, including a Shop')).toEqual({ name: 'Plant, including a Shop', extent: '' })
})
