import type { Bilingual } from '../../../contract/bilingual.ts'

/** The message about new alerts. */
export const digestPhrases = {
  subject: { zh: '清单：{count} 条新预警', en: 'Qingdan: new alerts: {count}' },
  opening: { zh: '您监控的主体有 {count} 条新预警：', en: 'New alerts about the parties you monitor: {count}' },
  confirmed: { zh: '{name}：{list} {status}（{day}）', en: '{name}: {list}, {status} ({day})' },
  suspected: {
    zh: '{name}：疑似匹配 {candidates}（{lists}）',
    en: '{name}: possible match with {candidates} ({lists})',
  },
  more: { zh: '另有 {count} 条', en: 'Further alerts: {count}' },
  look: { zh: '查看与处理：{address}', en: 'Look at them and decide: {address}' },
  stop: {
    zh: '您在个人信息中开启了预警邮件，可随时关闭。',
    en: 'You asked for these messages in your profile, where you can end them at any time.',
  },
} as const satisfies Record<string, Bilingual>
