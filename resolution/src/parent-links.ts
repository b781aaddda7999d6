import type { Link, Member } from './cluster.ts'

/** For every unit of a cluster except the survivor's: its link towards the survivor, turned so that `b` is nearer. */
export function parentLinks(
  survivor: string,
  links: readonly Link[],
): Map<string, { child: Member; link: Link; to: Member }> {
  const parents = new Map<string, { child: Member; link: Link; to: Member }>()
  const reached = new Set([survivor])
  let waiting = [...links]
  while (waiting.length > 0) {
    const left: Link[] = []
    for (const link of waiting) {
      const [a, b] = [reached.has(link.a.unit), reached.has(link.b.unit)]
      if (a === b) {
        if (!a) left.push(link)
        continue
      }
      const [child, to] = a ? [link.b, link.a] : [link.a, link.b]
      reached.add(child.unit)
      parents.set(child.unit, { child, link, to })
    }
    if (left.length === waiting.length) break
    waiting = left
  }
  return parents
}
