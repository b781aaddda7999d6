import { isCasNumber } from '@qingdan/database/cas-number.ts'
import { withheld } from '@qingdan/database/china-items.ts'

/** A code of the list with its path, whole; one whose digits are partly lost is none. */
const wholeCode = String.raw`\d[A-E]\d{3}(?:\.(?:[a-z]|\d{1,2})(?![\da-zA-Z]))*`
const casNumber = String.raw`CAS\d{2,7}-\d{2}-\d(?!\d)`
/** "氦-3", "硼-10": the number is part of the name. */
const isotope = String.raw`(?<=[氢氦锂硼碳镭铀钚钍])-\d{1,3}(?![\d～℃])`
const kept = new RegExp(`${wholeCode}|${casNumber}|${isotope}`, 'g')

const unit = `(?:kgTNT|GBq/kg|加权每秒|[Gg]bps|tps|rpm|nF|nH|μs|µs|µm|μm|µF|mPa|MPa|kPa|KPa|GPa|Pa|kW|kV|kN|kg|km|Hz|VA|ns|ps|nm|mm|cm|ml|m/s|m/h|J/cm|Wh|mA|W|V|A|J|K|T|L|g|h|m|u|s|Ω|℃|º/h|%|％|×|µ)`
const compared = `大于或等于|小于或等于|大于等于|小于等于|大于|小于|不大于|不小于|超过|不超过|不低于|不少于|不短于|不足|低于|高于|少于|多于|优于|达到`
/** "大于等于17.5g/cm", and "大于kW", whose number is lost. "大于其天然同位素丰度" compares without a value. */
const comparison = new RegExp(
  String.raw`(${compared})(?=[-\d.～×±℃%:：]|${unit}(?![a-zA-Z])|$|[，；。（）、]|或更|每|千分|万分|十万分|个)[-\d.～×±/]*(?:[个每])?(?:${unit}[\d/%]*)*(?:[千十百]*[万千]分之[一二三四五六七八九十])?`,
  'g',
)
/** Digits that are left, with what belongs to them. */
const number = new RegExp(String.raw`[-～×±.]*\d[-\d.,～×±/:]*(?:${unit}[\d/]*)*`, 'g')
/** A range or a factor whose numbers are lost: "～mm", "×m", "在℃下". */
const lostNumber = new RegExp(
  String.raw`[～×±]+(?:${unit}[\d/]*)*|(?<=[\u4e00-\u9fff（])(?:mm|cm|kg|km|MPa|kPa|℃|mA)(?![a-zA-Z])`,
  'g',
)
/** "能产g以上", "在h内": the same with a unit of one letter. */
const lostShort = /(?<=[\u4e00-\u9fff])(?:kV|VA|[ghVWLTm])(?=以上|内|或更)|(?<=[于的，、含有])位(?=以上)/g
/** "装有个轴", "少于或等于个碳原子": a counted noun without its number. */
const lostCount = /(?<=[有含括于到的由磨下在])个(?=[\u4e00-\u9fff])(?!体|人|别)|(?<=第)(?=类|位|部分)/g

/** A text without its values: what stands between the words of a comparison, and every number that is no part of a name. */
export function withholdValues(text: string): string {
  const names: string[] = []
  const masked = text.replace(kept, (name) => {
    if (name.startsWith('CAS') && !isCasNumber(name.slice(3))) return name
    names.push(name)
    return `\uE000${String.fromCodePoint(0xe100 + names.length - 1)}\uE001`
  })
  return masked
    .replace(comparison, (_, words: string) => `${words}${withheld}`)
    .replace(number, withheld)
    .replace(lostNumber, withheld)
    .replace(lostShort, withheld)
    .replace(lostCount, withheld)
    .replace(/(?:［…］[-.～×±]*)+/g, withheld)
    .replace(/\uE000(.)\uE001/gu, (_, mark: string) => names[(mark.codePointAt(0) ?? 0) - 0xe100] ?? '')
}
