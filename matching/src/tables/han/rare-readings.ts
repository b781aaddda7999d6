import { charactersByReading } from '../../scripts/han/han-readings-table.ts'

/**
 * Readings that dictionaries have and names do not: old words, measures, the middle of one foreign name (南无, 单于). Readings of family names
 * are in `surnames.ts`. Origin: general knowledge of modern Chinese.
 */
export const rareReadings: ReadonlyMap<string, readonly string[]> = charactersByReading(
  'an=厂广 dan=石 dai=大 duo=度 ge=合 gong=红 gu=家 han=厂 hu=和 jie=家 ju=车 lao=乐 mo=万 na=南 nai=能 ru=女 sai=思 shen=信 si=食 ta=拓 xie=叶 yao=乐 yi=食 ying=景 zhi=拓 zhou=调',
)
