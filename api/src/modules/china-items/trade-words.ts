import { chineseFor } from './english-words.ts'

/** The elements that are rare earths (稀土管理条例, art. 30): the list names each by itself. */
const rareEarths = [...'镧铈镨钕钷钐铕钆铽镝钬铒铥镱镥钪钇']

/** What the list calls an item that the trade calls otherwise. */
const inList: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    稀土: rareEarths,
    稀土元素: rareEarths,
    无人机: ['无人驾驶航空器'],
    反无人机: ['反无人驾驶航空器'],
    锂电池: ['锂离子电池'],
    锂电: ['锂离子电池'],
    超硬: ['金刚石'],
    超硬材料: ['金刚石'],
    加密: ['密码'],
    加密机: ['密码'],
    芯片: ['集成电路'],
    加速度传感器: ['加速度'],
    数控机床: ['数控'],
    高纯石墨: ['石墨'],
    磁铁: ['永磁'],
    磁体: ['永磁'],
    磁材: ['永磁'],
    永磁体: ['永磁'],
    稀土永磁: ['永磁'],
  }),
)

/** The words of the list by which a word of the trade, Chinese or English, is looked for besides; none for other words. */
export function wordsInList(word: string): readonly string[] {
  const chinese = chineseFor(word)
  return chinese === undefined ? (inList.get(word) ?? []) : [chinese, ...(inList.get(chinese) ?? [])]
}

/** Whether a text has a word, or what the list calls it. Both are folded. */
export function holdsWord(text: string, word: string): boolean {
  return text.includes(word) || wordsInList(word).some((other) => text.includes(other))
}
