import type { Regulation } from '../regulation.ts'
import { parsePartNumbers } from './parse.ts'

/** How the manufacturers classify their parts: claims of theirs, no rulings. See ../README.md. */
export const partNumbersNvidia = partNumbersOf({
  id: 'nvidia',
  vendor: 'NVIDIA',
  url: 'https://www.nvidia.com/en-us/about-nvidia/company-policies/export-regulations/',
  // On 2026-07-31: 1,323 parts.
  parts: { min: 800, max: 20_000 },
})

export const partNumbersAmd = partNumbersOf({
  id: 'amd',
  vendor: 'AMD',
  url: 'https://www.amd.com/en/legal/compliance/trade-compliance.html',
  // On 2026-06-30: 8,554 parts.
  parts: { min: 5_000, max: 50_000 },
})

interface Vendor {
  id: string
  vendor: string
  url: string
  parts: { min: number; max: number }
}

function partNumbersOf({ id, vendor, url, parts: expected }: Vendor): Regulation {
  return {
    id: `part-numbers-${id}`,
    title: `${vendor}: export classification of its products`,
    titleCn: `${vendor} 产品出口分类声明`,
    publisher: vendor,
    url,
    licence: 'none stated; statements of the manufacturer, for internal use with a link to its page',
    isClosed: true,
    formats: [
      { id: 'parts-json', origin: 'mirror', files: [`export-control/us-part-classifications/${id}-export.json`] },
    ],
    download: null,
    // The largest, of AMD, is 3.5 MB.
    maxBytes: 50_000_000,
    expected: { parts: expected },
    async read(content, warnings) {
      const { day, parts, frame } = await parsePartNumbers(content, vendor, warnings)
      return {
        day,
        entries: parts.map((part) => ({ id: part.partNumber, content: part })),
        frame,
        counts: { parts: parts.length },
      }
    },
  }
}
