import { describe, expect, it } from 'vitest'
import { legalPhrases } from '../tables/legal-forms.ts'
import { takeLegalForms } from './legal.ts'
import { spansOf } from './spans.ts'
import { joinDottedLetters, wordsOf } from './words.ts'

const read = (text: string): string[] => joinDottedLetters(wordsOf(spansOf(text))).map((word) => word.form)
const take = (text: string): string => {
  const { words, classes } = takeLegalForms(joinDottedLetters(wordsOf(spansOf(text))))
  return `${words.map((word) => word.form).join(' ')}: ${[...classes].sort().join(' ')}`
}

describe('legal forms', () => {
  it.each([
    ['Vektor Limited Liability Company', 'limited'],
    ['Vektor Limited Liabilty Compnay', 'limited'],
    ['Vektor Pvt. Ltd.', 'limited'],
    ['Vektor (Private) Limited', 'limited'],
    ['Vektor (Pty) Ltd', 'limited'],
    ['Vektor Sdn. Bhd.', 'limited'],
    ['Vektor ش.ذ.م.م', 'limited'],
    ['Vektor م م ح', 'limited'],
    ['Vektor م.د.م.س', 'limited'],
    ['Vektor GmbH & Co. KG', 'limited'],
    ['Vektor Ges.m.b.H.', 'limited'],
    ['Vektor S. à r. l.', 'limited'],
    ['Vektor SPRL', 'limited'],
    ['Vektor S.r.l.', 'limited'],
    ['Vektor Unipessoal Lda', 'limited'],
    ['Vektor EIRELI', 'limited'],
    ['Vektor S. de R.L. de C.V.', 'limited'],
    ['Vektor d.o.o.', 'limited'],
    ['Vektor DOOEL', 'limited'],
    ['Вектор ЕООД', 'limited'],
    ['ТОВ Вектор', 'limited'],
    ['Товариство з обмеженою відповідальністю Вектор', 'limited'],
    ['Obshchestvo s ogranichennoy otvetstvennostyu Vektor', 'limited'],
    ['ТОО Вектор', 'limited'],
    ['ОсОО Вектор', 'limited'],
    ['Vektor Kft.', 'limited'],
    ['Vektor spol. s r.o.', 'limited'],
    ['Vektor UAB', 'limited'],
    ['Vektor SIA', 'limited'],
    ['Vektor OÜ', 'limited'],
    ['Vektor Oy', 'limited'],
    ['Vektor ApS', 'limited'],
    ['Vektor B.V.', 'limited'],
    ['Vektor Ltd. Şti.', 'limited'],
    ['Vektor MMC', 'limited'],
    ['Vektor FZ-LLC', 'limited'],
    ['Vektor FZCO', 'limited'],
    ['Vektor DMCC', 'limited'],
    ['Vektor W.L.L.', 'limited'],
    ['Vektor Pte Ltd', 'limited'],
    ['Vektor Sh.p.k.', 'limited'],
    ['Công ty TNHH Vektor', 'limited'],
    ['Vektor Yugen Kaisha', 'limited'],
    ['Vektor Public Joint Stock Company', 'stock'],
    ['Vektor Joynt Stock Company', 'stock'],
    ['Vektor PJSC', 'stock'],
    ['ПАО Вектор', 'stock'],
    ['Публичное акционерное общество Вектор', 'stock'],
    ['Zakrytoe aktsionernoe obshchestvo Vektor', 'stock'],
    ['Vektor S.p.A.', 'stock'],
    ['Vektor A/S', 'stock'],
    ['Vektor AB', 'stock'],
    ['Vektor Oyj', 'stock'],
    ['Vektor N.V.', 'stock'],
    ['Vektor Société Anonyme', 'stock'],
    ['Vektor Sociedad Anónima Bursátil de Capital Variable', 'stock'],
    ['Vektor Aktiengesellschaft', 'stock'],
    ['Vektor Anonim Şirketi', 'stock'],
    ['Vektor A.Ş.', 'stock'],
    ['Vektor a.d.', 'stock'],
    ['Vektor Zrt.', 'stock'],
    ['Vektor S.A.L.', 'stock'],
    ['Vektor Spółka Akcyjna', 'stock'],
    ['Vektor K.S.C.P.', 'stock'],
    ['Vektor Kommanditgesellschaft', 'partnership'],
    ['Vektor spółka komandytowa', 'partnership'],
    ['ФГУП Вектор', 'state'],
    ['Federal State Budgetary Institution Vektor', 'state'],
    ['Державне підприємство Вектор', 'state'],
    ['Vektor eingetragene Genossenschaft', 'cooperative'],
    ['Vektor e.V.', 'nonprofit'],
    ['АНО Вектор', 'nonprofit'],
    ['ФОП Вектор', 'sole'],
  ])('%s is of class %s', (text, legalClass) => {
    expect(take(text)).toBe(`vektor: ${legalClass}`)
  })

  it.each(['AT&T', 'SAC Capital', 'SPE Energy', 'BAM Media', 'Lima Ou Paris', 'Foundation Medicine'])(
    '%s keeps its letters',
    (text) => {
      expect(take(text)).toBe(`${read(text).join(' ')}: `)
    },
  )

  it('put no phrase in two classes', () => {
    const seen = new Map<string, string>()
    const conflicts: string[] = []
    for (const forms of legalPhrases) {
      for (const [legalClass, block] of Object.entries(forms)) {
        for (const phrase of block.split(';')) {
          const key = read(phrase).join(' ')
          if (key !== '' && (seen.get(key) ?? legalClass) !== legalClass) conflicts.push(key)
          seen.set(key, legalClass)
        }
      }
    }
    expect(conflicts).toEqual([])
  })
})
