import { isCountry } from './countries-named.ts'

/** What a contract, an invoice or a bill of lading writes before a name; a sign of its end follows. */
const label = RegExp(
  `^(?:the )?(?:${[
    'to|from|attn|attention|for the attention of|consignee|consignor|shipper|forwarder|carrier|agent|buyer|seller|notify',
    '(?:also )?notify (?:party|address)|purchaser|customer|client|supplier|vendor|manufacturer|producer|importer|exporter',
    'beneficiary|applicant|payee|payer|remitter|drawee|drawer|end[ -]?user|(?:bill|ship|sold|deliver) to|contact(?: person)?',
    '(?:full |company |account |a/c |customer |supplier |beneficiary |vessel |ship )?name|company|(?:ocean )?vessel(?:\\s*/\\s*voyage(?: no)?)?|e-?mail|website|web',
    'получатель|отправитель|грузополучатель|грузоотправитель|бенефициар|покупатель|продавец|поставщик|заказчик',
    '收[货貨件款]人|收款方|[发發][货貨件]人|寄件人|托[运運]人|托運人|承[运運]人|被?通知[人方]|[买買賣卖][方家]|[甲乙丙丁]方',
    '付款[人方]|受益人|(?:开证)?申[请請]人|[汇匯]款人|供[应應货貨][商方]|采购方|客[户戶]|[户戶]名|姓名|[联聯][系繫]人|致|抬[头頭]',
    '名[称稱]|(?:公司|企[业業]|[单單]位|客[户戶]|[买買賣卖]方|机构|船舶)(?:名[称稱])?|船名(?:\\s*/\\s*航次)?|最[终終]用[户戶]|制造商|生[产產]商|厂家',
    '[进進]口商|出口商|代理[人商]?|法定代表人|法人(?:代表)?|[邮郵]箱|网址',
  ].join('|')})\\s*(?:[（(][^()（）]*[)）])?(?:\\.?\\s*[:：]|\\.?\\t)\\s*`,
  'iu',
)
/** The same without a sign of their end; no listed name begins with them, except for M/S, which lists have both ways. */
const plainLabel = /^(?:(?:to )?the order of|c\/o|attn|m\/s|messrs)(?![\p{L}\p{N}:])\.?,?\s*/iu
/** `1.` before letters stays: names of military units begin like that. */
const listMark =
  /^(?:[①-⑳]|[一二三四五六七八九十]+、|[（(][一二三四五六七八九十]+[)）]|[（(]?\d{1,2}[.、．)）]\s*(?=\p{Script=Han}))\s*/u
/** Of a contract. */
const namedBelow = /\s*[（(](?:以下|下称|下稱|盖章|蓋章|签章|簽章|公章|hereinafter)[^()（）]*[)）]/giu
/** `ARTAVIL V.123E`, `ARTAVIL / 123E`. */
const voyage = /\s*(?:[/,]\s*|\s)(?:(?:voy(?:age)?\.?|v\.)\s?(?:no\.?\s?)?\d{2,5}[a-z]{0,2}|(?<=\/\s*)\d{2,5}[nsew])$/iu
const birth = /[\s,;，(（]+(?:d\.?o\.?b\.?|date of birth|born(?: on)?|出生日期|出生于?)\s*[:：]?\s*\d.*$/isu
/** The last of the parts between commas: Export Manager, Minister of Foreign Affairs. */
const post =
  /,\s*(?!the )(?:[\p{L}&.]+\s){0,3}(?:manager|director|president|chairman|ceo|cfo|secretary|minister|ambassador|engineer)(?: (?:of|for) [^,]*)?$/iu

/** Of one word they may be all that tells a name from others: Eng. Ismail. */
const formOfAddress = /^(?:h\.\s?e\.|his excellency|her excellency|engr?\.)\s*(?=\S+\s+\S)/iu
const chineseTitle = `(?:${[
  '先生|女士|小姐|太太|同志|阁下|閣下|总统|總統|总理|總理|主席|委员长|委員長|总书记|總書記|将军|將軍|上将|上將|元帅|元帥',
  '总司令|總司令|最高领袖|最高領袖|最高领导人|特首|行政长官|行政長官|总经理|總經理|董事长|董事長|总裁|總裁|经理|博士|院士',
].join('|')})`
const titleBefore = RegExp(`^${chineseTitle}\\s+(?=\\p{Script=Han})`, 'u')
/** 俄罗斯总统普京; 总统办公室 and 国防部长办公厅 are no persons. */
const officeholder =
  /^(?<country>\p{Script=Han}{0,6}?)(?:总统|總統|总理|總理|主席|(?:国防|國防|外交|财政|財政|内政|內政)?部[长長]|外[长長]|防[长長]|最高[领領]袖|最高[领領][导導]人|[领領][导導]人|总司令|總司令|总书记|總書記|委员长|委員長|特首|行政[长長]官)(?<person>\p{Script=Han}{2,5}|\p{Script=Han}+(?:[·•・]\p{Script=Han}+)+)(?<![部局厅廳处處团團队隊会會室府院所司行厂廠馆館校社党黨军軍园園城店楼樓令企业業])$/u
const titledPerson = RegExp(
  `^((?:\\p{Script=Han}{2,6}|\\p{Script=Han}+(?:[·•・]\\p{Script=Han}+)+))\\s*${chineseTitle}$`,
  'u',
)

/** What follows is how to reach the party. */
const contact =
  /[\s,;，；、(（]+(?:tel(?:ephone)?|phone|fax|mob(?:ile)?|cell|e-?mail|web(?:site)?|add(?:ress)?|registered (?:office|address)|attn|тел|адрес|факс|电话|電話|传真|傳真|手机|手機|邮箱|網址|网址|地址|住所|注册地址|联系人|聯繫人|邮编|法定代表人|法人代表|税号|开户行|账号)\.?\s*[:：].*$/isu
/** Of an exchange: 0981.HK. */
const shareCode = /[\s,，]*[（(]?(?<![\p{L}\p{N}])\d{3,6}\.(?:HK|SZ|SH|SS|BJ|TW)(?![\p{L}\p{N}])[)）]?/giu

/** No number after a word: GRU, Unit 26165 is a name. */
const addressSign =
  /(?<!\p{L})(?:p\.?\s?o\.?\s?box|post box|street|road|avenue|boulevard|blvd|lane|floor|suite|district|highway|jalan|industrial (?:zone|area|park|estate)|free zone|embankment|(?:str|rd|ave|bldg|jl|ул|пр|наб|пер)\.|\p{L}{3,}\s(?:st|rd|ave)\.?\s*(?:,|$)|(?:room|rm|flat|office|bldg|building|plot|house)\.?\s?(?:no\.?)?\s?#?\d)|\p{L}str(?:\.|asse|aße) ?\d|^\s*\d[\d/-]*[a-z]?\s*(?:,|$)/iu
const legalForm =
  /(?<=[\p{L}\p{N}]{2}[\s,.]+)(?<![\p{L}\p{N}.])(?:(?:co\.?,? ?)?(?:ltd|limited)|co|inc|llc|l\.l\.c|gmbh|corp|corporation|plc|jsc|pjsc|bhd|fze|fzco|fzc|s\.a)(?![\p{L}\p{N}])\.?/giu
const legalFormAlone = /^[\s.]*(?:co|ltd|limited|inc|llc|l\.l\.c|s\.a|plc|jsc|pjsc|gmbh|corp)[\s.]*(?:ltd)?[\s.]*$/iu
/** Before a street; alone it may belong to a name. */
const russianTown = /^\s*(?:г|город)\.?\s/iu
const chineseAddress =
  /(?<=公司|[\s,，;；])[\s,，;；]*\p{Script=Han}{1,8}(?:省|市|自治区|區|区|县|縣)[^,，;；]{0,20}(?:区|區|县|縣|镇|鎮|街|路|号|號|大道|大厦|大廈).*$/u
const chineseParty = /(?:公司|[分支]行|银行|銀行|集团|工厂|研究所|学院|大学|中心|代表处|办事处|实验室)[)）]?$/u

/** What a text names, without what papers write around a name: who it is for the deal, titles, address and telephone. */
export function nameInText(text: string): string {
  const steps = [withoutLabels, withoutContact, withoutAddress, withoutPlaces, withoutTitles]
  return steps.reduce((name, step) => {
    const left = step(name).trim()
    return /\p{L}.*[\p{L}\p{N}]/su.test(left) ? left : name
  }, text)
}

/** Some stand before others: `Consignee: To the order of`. */
function withoutLabels(text: string): string {
  const bare = [listMark, label, plainLabel].reduce((left, words) => left.replace(words, ''), text.trimStart())
  return bare.length < text.length && /\p{L}/u.test(bare) ? withoutLabels(bare) : text
}

function withoutContact(text: string): string {
  const around = [namedBelow, contact, birth, post, voyage]
  return around.reduce((left, words) => left.replace(words, ''), text.replace(shareCode, ' ')).trimEnd()
}

function withoutAddress(text: string): string {
  const address = chineseAddress.exec(text)
  if (address !== null && !chineseParty.test(text)) return text.slice(0, address.index)
  for (const { 0: form, index } of text.matchAll(legalForm)) {
    const end = index + form.length
    if (isAddress(text.slice(end))) return text.slice(0, end)
  }
  const parts = text.split(/[,;，；\n]/u)
  const first = parts.findIndex((part, at) => at > 0 && isAddress(part))
  if (first < 0) return text
  const hasTown = first > 1 && russianTown.test(parts[first - 1] ?? '')
  return firstParts(text, parts, hasTown ? first - 1 : first)
}

/** With the signs between them as they are: `;` stands between names. */
function firstParts(text: string, parts: readonly string[], count: number): string {
  const letters = parts.slice(0, count).reduce((sum, part) => sum + part.length, 0)
  return text.slice(0, letters + count - 1)
}

function isAddress(text: string): boolean {
  return addressSign.test(text) && !/\bbranch\b/i.test(text)
}

/** `…, Tehran, Iran`. One place behind a name stays: it may tell a subsidiary from its parent. */
function withoutPlaces(text: string): string {
  const parts = text.split(/[,;，；\n]/u)
  const named = parts.filter((part) => !legalFormAlone.test(part))
  if (named.length < 3 || !isCountry(parts.at(-1) ?? '')) return text
  // Of KADYROV, Ramzan, Russia the second is no place.
  const places = /\S\s+\S/u.test(named[0]?.trim() ?? '') ? 2 : 1
  return firstParts(text, parts, parts.length - places)
}

function withoutTitles(text: string): string {
  const bare = text.replace(formOfAddress, '').replace(titleBefore, '')
  const holder = officeholder.exec(bare)?.groups
  if (holder?.person !== undefined && (holder.country === '' || isCountry(holder.country ?? ''))) return holder.person
  const person = titledPerson.exec(bare)?.[1]
  return person === undefined || isCountry(person) ? bare : person
}
