/** E-mail addresses, and sites with a sign that they are one: lists have parties whose name is a bare domain. */
const address =
  /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]{1,64}@(?<mail>[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)|https?:\/\/(?<site>[^\s/?#,;)]+)[^\s,;)]*/giu
/** They tell nothing of who writes. */
const mailProviders = new Set(
  `gmail googlemail qq foxmail 163 126 139 189 yeah sina sohu aliyun tom 21cn yahoo ymail hotmail outlook live msn icloud me
  aol gmx protonmail proton mail yandex ya rambler bk list inbox ukr zoho naver hanmail daum hinet`.split(/\s+/),
)
/** Shorter ones are shared by many. */
const leastLabel = 3
/** Before the ending of a country: com.cn. */
const commonEndings = new Set(['com', 'co', 'net', 'org', 'gov', 'edu', 'ac'])

interface Addresses {
  /** As written, and the domains of parties that have their own. */
  values: string[]
  /** The party as its own domain has it: mahanair of info@mahanair.com; null if there is none. */
  name: string | null
}

export function internetAddresses(text: string): Addresses {
  const found = [...text.matchAll(address)].map(({ 0: value, groups }) => ({
    value,
    domain: (groups?.mail ?? groups?.site ?? '').replace(/^www\./i, ''),
  }))
  const own = found.map(({ domain }) => domain).filter((domain) => isOwn(labelOf(domain)))
  const [first] = own
  return {
    values: [...new Set([...found.map(({ value }) => value), ...own])],
    name: first === undefined ? null : labelOf(first),
  }
}

export function withoutInternetAddresses(text: string): string {
  return text
    .replace(address, ' ')
    .replace(/[(（<]\s*[)）>]/g, ' ')
    .replace(/^[\s,;，；:|/<]+|[\s,;，；:|/<>]+$/g, '')
}

function isOwn(label: string): boolean {
  return label.length >= leastLabel && !mailProviders.has(label.toLowerCase())
}

function labelOf(domain: string): string {
  const labels = domain.split('.').slice(0, -1)
  if (labels.length > 1 && commonEndings.has(labels.at(-1)?.toLowerCase() ?? '')) labels.pop()
  return labels.at(-1) ?? ''
}
