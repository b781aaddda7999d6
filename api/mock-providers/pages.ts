import type { Notice } from '../src/modules/accounts/phone-codes/sms-gateway.ts'
import type { SentMessage } from './sms-gateway.ts'

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

export function frontPage(publicUrl: string, sent: readonly SentMessage[]): string {
  const rows = sent.map(
    ({ phone, sentAt, ...message }) =>
      `<tr><td>${escapeHtml(phone)}</td><td><b>${escapeHtml(textOf(message))}</b></td><td>${sentAt}</td></tr>`,
  )
  const codes = rows.length === 0 ? '<p>—</p>' : `<table>${rows.join('')}</table>`
  return layOut(
    '外部服务模拟 Mock providers',
    `<h2>短信 Messages</h2>${codes}
     <h2>外部单点登录 Single sign-on</h2>${people
       .map(({ id, name }) => `<p><a href="/qilin/go?person=${id}">${name} → ${escapeHtml(publicUrl)}</a></p>`)
       .join('')}`,
  )
}

/** The texts that a real gateway has for its templates. */
const notices: Record<Notice, string> = {
  phoneChanged: '您的账户已更换手机号。如非本人操作，请联系管理员。 The phone of your account was changed.',
  passwordChanged: '您的账户密码已修改。如非本人操作，请联系管理员。 The password of your account was changed.',
}

function textOf(message: { code: string } | { notice: Notice }): string {
  return 'code' in message ? message.code : notices[message.notice]
}

function layOut(title: string, content: string): string {
  return `<!doctype html><html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:16px/1.5 sans-serif;margin:16px}td{padding-right:16px}</style>
<body><h1 style="font-size:18px">${title}</h1>${content}</body></html>`
}
