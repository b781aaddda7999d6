import { describe, expect, it } from 'vitest'
import { type Article, compareArticles, piecesOf } from './compare-articles.ts'

const article = (number: number, text: string): Article => ({
  kind: 'article',
  id: String(number),
  label: `第${number}条`,
  heading: null,
  passages: [{ kind: 'text', text }],
  isOmitted: false,
  stayEnded: null,
})
const purpose = '为了维护国家安全和利益，加强和规范出口管制，制定本法。'
const scope = '国家对两用物项、军品、核的出口管制，适用本法。'
const start = '本法自2020年12月1日起施行。'

describe('two versions of a law', () => {
  it('are compared article by article, though numbers move', () => {
    const before = [article(1, purpose), article(2, scope), article(3, start)]
    const after = [
      article(1, purpose),
      article(2, '海关总署主管全国海关工作。'),
      article(3, scope.replace('军品', '军品、服务')),
      article(4, start),
    ]
    expect(compareArticles(before, after).map((row) => [row.state, row.before?.id, row.after?.id])).toEqual([
      ['same', '1', '1'],
      ['added', undefined, '2'],
      ['changed', '2', '3'],
      ['renumbered', '3', '4'],
    ])
    expect(compareArticles(after, before).map(({ state }) => state)).toEqual([
      'same',
      'removed',
      'changed',
      'renumbered',
    ])
  })

  it('have nothing to compare without articles', () => {
    expect(compareArticles([], [])).toEqual([])
    expect(compareArticles([], [article(1, scope)]).map(({ state }) => state)).toEqual(['added'])
  })

  it('show in a changed article the words that went and came', () => {
    const pieces = piecesOf('国家实行统一的制度', '国家实行严格的制度', 'zh-CN')
    expect(pieces.map(({ state }) => state)).toEqual(['same', 'removed', 'added', 'same'])
    expect(
      pieces
        .filter(({ state }) => state !== 'added')
        .map(({ text }) => text)
        .join(''),
    ).toBe('国家实行统一的制度')
    expect(
      pieces
        .filter(({ state }) => state !== 'removed')
        .map(({ text }) => text)
        .join(''),
    ).toBe('国家实行严格的制度')
  })
})
