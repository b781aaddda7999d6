const regulation = /\b(\d{1,2})\s+C\.?F\.?R\.?\s+(?:parts?\s+)?((?:\d{3,4}(?:\.\d+)?(?:,?\s*and\s+|,\s*)?)+)/gi
const chineseTitle = /《([^《》]{2,100})》/g

/** What a text cites of laws. They need not exist. */
export interface CitedLaws {
  /** Titles in 《》, in the order of the text. */
  titles: string[]
  /** Parts and sections of the Code of Federal Regulations: title 15, part 744, section 744.21. */
  regulations: { title: string; part: string; section: string | null }[]
}

/** Citations in an announcement: "《出口管制法》", "15 CFR parts 734 and 744". */
export function citedLaws(text: string): CitedLaws {
  const titles = [...text.matchAll(chineseTitle)].map(([, title = '']) => title.trim())
  const regulations = [...text.matchAll(regulation)].flatMap(([, title = '', places = '']) =>
    [...places.matchAll(/\d{3,4}(?:\.\d+)?/g)].map(([place]) => ({
      title,
      part: place.split('.')[0] ?? place,
      section: place.includes('.') ? place : null,
    })),
  )
  return { titles: [...new Set(titles)], regulations }
}
