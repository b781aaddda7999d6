import type { Bilingual } from '../../../contract/bilingual.ts'

/** The message about new alerts and changed projects. */
export const digestPhrases = {
  subject: { zh: '清单：{what}', en: 'Qingdan: {what}' },
  alerts: { zh: '{count} 条新预警', en: 'new alerts: {count}' },
  projects: { zh: '{count} 个项目结论有变', en: 'changed risk projects: {count}' },
  opening: { zh: '您监控的主体有 {count} 条新预警：', en: 'New alerts about the parties you monitor: {count}' },
  confirmed: { zh: '{name}：{list} {status}（{day}）', en: '{name}: {list}, {status} ({day})' },
  suspected: {
    zh: '{name}：疑似匹配 {candidates}（{lists}）',
    en: '{name}: possible match with {candidates} ({lists})',
  },
  andOthers: { zh: '{first} 等 {count} 个', en: '{first} and others, {count} in all' },
  projectsOpening: {
    zh: '清单、法规或日期变化后，{count} 个交易风险项目的结论与此前不同：',
    en: 'Lists, rules or the day changed, and with them the conclusion of transaction risk projects: {count}',
  },
  more: { zh: '另有 {count} 条', en: 'And more: {count}' },
  look: { zh: '查看与处理：{address}', en: 'Look at them and decide: {address}' },
  stop: {
    zh: '您在个人信息中开启了预警邮件，可随时关闭。',
    en: 'You asked for these messages in your profile, where you can end them at any time.',
  },
} as const satisfies Record<string, Bilingual>
