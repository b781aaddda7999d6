import { describe, expect, it } from 'vitest'
import { isOfOneScript, isUserName, toUserName } from './rules.ts'

describe('a user name', () => {
  it('is stored in the usual characters', () => {
    expect(toUserName(' ａｄｍｉｎ　')).toBe('admin')
    expect(toUserName('ﬁrm①')).toBe('firm1')
    expect(toUserName('张三')).toBe('张三')
  })

  it.each([
    ['Latin', 'zhang.san_01'],
    ['Latin with marks', 'Müller Łódź'],
    ['Han', '张三'],
    ['Han and Latin', '张三 Zhang'],
    ['Japanese', '田中 タナカ さん Ltd'],
    ['Korean', '김철수 Kim 金'],
    ['Bopomofo', '張ㄓㄤ Zhang'],
    ['Cyrillic alone', 'Иван-01'],
    ['Arabic alone', 'أحمد'],
    ['Mongolian alone', 'ᠮᠣᠩᠭᠣᠯ'],
    ['symbols', '★ 01'],
  ])('may be %s', (_kind, name) => {
    expect([isUserName(name), isOfOneScript(name)]).toEqual([true, true])
  })

  it.each([
    ['Cyrillic among Latin', 'аdmin'],
    ['Greek among Latin', 'αdmin'],
    ['Cyrillic among Han', '张三а'],
    ['Hangul and Kana', '김さ'],
    ['a script out of use', 'ᏚᎢᎵ'],
  ])('may not be %s', (_kind, name) => {
    expect(isOfOneScript(name)).toBe(false)
  })
})
