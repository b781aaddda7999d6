import type { NoticeParty, NoticePartyKind } from '@qingdan/database/notice-reading.ts'

export type NamedParty = Omit<NoticeParty, 'measures'>

/** The text before the first bracket with a Latin name, that name, and what follows; null without such a bracket. */
export function splitLatinName(text: string): { before: string; latin: string; after: string } | null {
  for (let open = nextOpen(text, 0); open >= 0; open = nextOpen(text, open + 1)) {
    const close = closingOf(text, open)
    const latin = text.slice(open + 1, close).trim()
    if (/\p{Script=Latin}/u.test(latin) && !/\p{Script=Han}/u.test(latin)) {
      return { before: text.slice(0, open), latin, after: text.slice(close + 1) }
    }
  }
  return null
}

function nextOpen(text: string, from: number): number {
  const at = text.slice(from).search(/[（(]/)
  return at < 0 ? -1 : from + at
}

/** Full-width and half-width brackets close each other: notices mix them. */
function closingOf(text: string, open: number): number {
  let depth = 0
  for (let index = open; index < text.length; index += 1) {
    const sign = text[index] ?? ''
    if ('（('.includes(sign)) depth += 1
    if ('）)'.includes(sign)) depth -= 1
    if (depth === 0) return index
  }
  return text.length
}

const organisation =
  /(公司|集团|企业|院|社|所|中心|协会|学会|基金会|委员会|大学|学院|联盟|实验室|组织|机构|厂|局|银行|联合会|项目|论坛|工程|分公司|Inc\.?|LLC|Corp\.?|Ltd\.?)$/

/** What a text says about one party: 史蒂文·鲁德（Steven Roger Rudder），男，摇杆舵公司创始人. */
export function partyOf(text: string, group: 'person' | 'other' | null): NamedParty {
  const split = splitLatinName(text)
  const [first = '', ...more] = text.split(/[，,]/)
  const before = split === null ? first : split.before
  const after = split === null ? more.join('，') : split.after
  const withBranches = /及其分支机构/.test(text)
  const said = withoutQuotes(before.replace(/及其分支机构$/, '').trim())
  const kind = kindOf(said, after, group)
  const { name, office } = kind === 'person' ? withoutOffice(said) : { name: said, office: null }
  const rest = restOf(after)
  return {
    zh: name === '' ? null : name,
    en: split?.latin ?? null,
    kind,
    sex: rest.sex,
    position: rest.position ?? office,
    address: rest.address,
    withBranches,
  }
}

function kindOf(name: string, after: string, group: 'person' | 'other' | null): NoticePartyKind {
  if (group === 'person' || /^[，,]\s*[男女]/.test(after) || /^[男女]$/.test(after.trim())) return 'person'
  if (organisation.test(name)) return 'company'
  if (group === 'other') return 'company'
  return /·/.test(name) || office.test(name) ? 'person' : 'company'
}

/** 加拿大“维吾尔人权倡导项目”: the name is what is quoted. */
function withoutQuotes(name: string): string {
  return /^\p{Script=Han}{0,8}“([^”]+)”$/u.exec(name)?.[1] ?? name
}

const office =
  /^(.*(?:议员|主席|委员|部长|大臣|总理|总裁|首席[^，]*?官|董事会?主席|董事长?|理事长|所长|院长|校长|主任|经理|秘书长|顾问|代表|创始人|负责人|教授|研究员|学者|记者|大使|州长|市长|将军|司令))(?=.{2,})/

/** 美国得克萨斯州共和党联邦众议员迈克·麦考尔: the office stands before the name. */
function withoutOffice(text: string): { name: string; office: string | null } {
  const [, before] = office.exec(text) ?? []
  return before === undefined ? { name: text, office: null } : { name: text.slice(before.length), office: before }
}

function restOf(after: string): Pick<NoticeParty, 'sex' | 'position' | 'address'> {
  const parts = after.split(/[，,；](?![^（(]*[）)])/).map((part) => part.replace(/[。；]$/, '').trim())
  const address = /(?:地址|住址)[：:]\s*(.+?)[。；]?$/.exec(after)?.[1] ?? null
  const sex = parts.includes('男') ? 'male' : parts.includes('女') ? 'female' : null
  const isOther = (part: string) => /^(男|女|)$|^(地址|住址)|分支机构|^\d{4}年.*(生|出生)$|籍$|^国籍/.test(part)
  const words = parts.filter((part) => !isOther(part))
  return { sex, position: words.length === 0 || address !== null ? null : words.join('，'), address }
}
