/** Regions of several countries by their UN M49 numbers; their names come from CLDR. */
const regions =
  '003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 053 054 057 061 142 143 145 151 154 155 202 419'

/** The name of each region in Chinese and in English: 东南亚, Southeast Asia. */
export function regionNames(): { zh: string; en: string }[] {
  const inChinese = new Intl.DisplayNames('zh-Hans', { type: 'region', fallback: 'none' })
  const inEnglish = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return regions.split(' ').flatMap((code) => {
    const [zh, en] = [inChinese.of(code), inEnglish.of(code)]
    return zh === undefined || en === undefined ? [] : [{ zh, en: en.toLowerCase().replace(/[^a-z]+/g, ' ') }]
  })
}
