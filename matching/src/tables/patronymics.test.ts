import { describe, expect, it } from 'vitest'
import { tokenOf } from '../normalise/token.ts'

const father = (form: string): string | null => tokenOf(form).father
const slavic = (form: string): string | null => tokenOf(form).slavic

describe('a patronymic', () => {
  it.each([
    ['grigoryevich', 'ryhoravich'],
    ['sergeevna', 'siarhieeuna'],
    ['aleksandrovich', 'alexandrovits'],
    ['alexeyevna', 'alekseevna'],
    ['vladimirovich', 'uladzimiravych'],
    ['rudolfovich', 'rudolfowitsch'],
    ['yurevich', 'iurievich'],
  ])('%s and %s are of one father', (one, other) => {
    expect(father(one)).not.toBeNull()
    expect(father(one)).toBe(father(other))
  })

  it.each([
    ['borisovich', 'pavlovich'],
    ['sergeevich', 'sergeevna'],
    ['antonovich', 'andreevich'],
  ])('%s and %s are of two', (one, other) => {
    expect(father(one)).not.toBe(father(other))
  })
})

describe('a Slavic family name', () => {
  it.each([
    ['demtschenko', 'demchenko'],
    ['soloviev', 'solovyov'],
    ['mordaschov', 'mordashov'],
    ['hladkaya', 'gladkaya'],
    ['purhin', 'purgin'],
  ])('%s is %s in another romanisation', (one, other) => {
    expect(slavic(one)).not.toBeNull()
    expect(slavic(one)).toBe(slavic(other))
  })

  it.each([
    ['ivanov', 'ivanova'],
    ['khabarov', 'gabarov'],
    ['petrov', 'pavlov'],
  ])('%s is not %s', (one, other) => {
    expect(slavic(one)).not.toBe(slavic(other))
  })

  it('is not known of other names', () => {
    expect(slavic('khan')).toBeNull()
    expect(slavic('muhammad')).toBeNull()
  })
})
