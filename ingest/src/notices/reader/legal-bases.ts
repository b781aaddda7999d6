const article = '第[一二三四五六七八九十百零]+条(?:第[一二三四五六七八九十]+款)?'
const cited = new RegExp(`《([^》]+)》((?:${article}(?:、|和|以及|及)?)*)`, 'g')
const basisClause =
  /(?:根据|依据|依照|按照)(?=[^。；]*《)[^。；]*?(?=，决定|，为|决定将|，中方|，商务部|，国务院|中方决定|[。；]|$)/g

/** The laws that a notice cites as its basis, each with its articles, in the order of the text and once. */
export function legalBasesIn(body: string): string[] {
  const found: string[] = []
  for (const [clause] of body.matchAll(basisClause)) {
    for (const [, law = '', articles = ''] of clause.matchAll(cited)) {
      if (/清单$|名单$|决定$|公告$/.test(law)) continue
      const numbers = articles.match(new RegExp(article, 'g')) ?? []
      found.push(`《${law}》${numbers.join('、')}`)
    }
  }
  return distinctLaws(found)
}

/** A law cited twice is kept once, with its articles. */
function distinctLaws(found: readonly string[]): string[] {
  const byLaw = new Map<string, string>()
  for (const basis of found) {
    const law = basis.slice(0, basis.indexOf('》') + 1)
    if ((byLaw.get(law) ?? '').length < basis.length) byLaw.set(law, basis)
  }
  return [...byLaw.values()]
}
