import { z } from 'zod'
import { readJsonFile } from '../../reading/read-json-file.ts'
import { Rejected } from '../../rejected.ts'
import { mofcomFile, type Regulation } from '../regulation.ts'

const CatalogueFile = z.object({
  metadata: z.object({
    name: z.string(),
    effective_from: z.iso.date(),
    source: z.string(),
    source_url: z.url(),
    scope: z.string(),
    code_count: z.number(),
  }),
  codes: z.array(z.string().regex(/^\d{10}$/)).min(1),
})

/** Customs codes that the year's licence catalogue gives for reference. See ../README.md. */
export const cnDualUseCustoms: Regulation = {
  ...mofcomFile('dual_use_hs_codes_2026.json'),
  id: 'cn-dual-use-customs',
  title: 'Customs codes of the licence catalogue of dual-use items',
  titleCn: '《两用物项和技术进出口许可证管理目录》参考海关商品编号',
  url: 'https://www.mofcom.gov.cn/zfxxgk/gkml/art/2025/art_14af6ed6ec0f43c8800f391a97b3f324.html',
  // Of 2026: 636 codes.
  expected: { entries: { min: 500, max: 1_500 } },
  async read(content, warnings) {
    const { metadata, codes } = await readJsonFile(content, CatalogueFile)
    if (codes.length !== metadata.code_count) {
      throw new Rejected(`The file has ${codes.length} codes and says that there are ${metadata.code_count}.`)
    }
    const distinct = new Set(codes)
    if (distinct.size < codes.length) warnings.add('duplicate-record', `${codes.length - distinct.size} customs codes`)
    return {
      day: metadata.effective_from,
      entries: [...distinct].sort().map((code) => ({ id: code, content: { code } })),
      frame: { name: metadata.name, notice: metadata.source, url: metadata.source_url, scope: metadata.scope },
      counts: { entries: distinct.size },
    }
  },
}
