import type { SentCode } from './sms-gateway.ts'

/** Persons to sign in as; `new` is a different person each time. */
const people = [
  { id: 'ming', name: '小明 Ming' },
  { id: 'hua', name: '小华 Hua' },
  { id: 'new', name: '新用户 Somebody new' },
] as const

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}

/** A page to choose a person; each link opens `address` with `person` added, in the whole window. */
export function choosePerson(title: string, address: string, fields: Record<string, string>): string {
  const links = people.map(({ id, name }) => {
    const query = new URLSearchParams({ ...fields, person: id })
    return `<p><a target="_top" href="${escapeHtml(`${address}?${query}`)}">${name}</a></p>`
  })
  return layOut(title, links.join(''))
}

export function frontPage(publicUrl: string, sent: readonly SentCode[]): string {
  const rows = sent.map(
    ({ phone, code, sentAt }) =>
      `<tr><td>${escapeHtml(phone)}</td><td><b>${escapeHtml(code)}</b></td><td>${sentAt}</td></tr>`,
  )
  const codes = rows.length === 0 ? '<p>—</p>' : `<table>${rows.join('')}</table>`
  return layOut(
    '外部服务模拟 Mock providers',
    `<h2>验证码 Verification codes</h2>${codes}
     <h2>外部单点登录 Single sign-on</h2>${people
       .map(({ id, name }) => `<p><a href="/qilin/go?person=${id}">${name} → ${escapeHtml(publicUrl)}</a></p>`)
       .join('')}`,
  )
}

function layOut(title: string, content: string): string {
  return `<!doctype html><html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:16px/1.5 sans-serif;margin:16px}td{padding-right:16px}</style>
<body><h1 style="font-size:18px">${title}</h1>${content}</body></html>`
}
