import type { NoticeAuthority } from '@qingdan/database/notice-reading.ts'

/** A page of a publisher that names its notices. */
export interface NoticeIndex {
  /** Never changes. */
  id: string
  authority: NoticeAuthority
  /** `{year}` is the year, Beijing time. */
  url: string
  /** Path of a notice. */
  link: RegExp
  /** Titles that concern the lists; null on a page that has nothing else. */
  title: RegExp | null
  /** With fewer links the page has lost its shape. */
  fewestLinks: number
  /** The pages behind its links change: lists that grow. */
  isRevised: boolean
}

const concerns =
  /列入.*(出口管制管控名单|关注名单|不可靠实体清单)|不可靠实体清单.*措施|采取反制|(移出|暂停|恢复|停止|取消|解除|终止|调整).*(管控名单|关注名单|不可靠实体清单|反制)/

const article = /\/art\/(?:\d{4}\/)?(?:art\/)?(?:\d{4}\/)?art_[0-9a-f]{32}\.html$/

/**
 * Where China's notices appear. The columns of the Ministry of Commerce hold other announcements too and are filtered by title; orders appear only in
 * that of its security bureau, answers that suspend measures only in that of its spokesperson. Seen in the addresses of the stored notices and in
 * OpenSanctions' `cn_sanctions`.
 */
export const noticePages: readonly NoticeIndex[] = [
  {
    id: 'mfa',
    authority: 'mfa',
    url: 'https://www.mfa.gov.cn/web/wjb_673085/zfxxgk_674865/gknrlb/fzcqdcs/',
    link: /\/\d{6}\/t\d+_\d+\.shtml$/,
    title: null,
    fewestLinks: 10,
    isRevised: false,
  },
  {
    id: 'mofcom-announcements',
    authority: 'mofcom',
    url: 'https://www.mofcom.gov.cn/zcfb/blgg/gg/{year}/index.html',
    link: article,
    title: concerns,
    fewestLinks: 1,
    isRevised: false,
  },
  {
    id: 'mofcom-security',
    authority: 'mofcom',
    url: 'https://aqygzj.mofcom.gov.cn/flzc/gzjgfxwj/index.html',
    link: article,
    title: concerns,
    fewestLinks: 10,
    isRevised: false,
  },
  {
    id: 'mofcom-spokesperson',
    authority: 'mofcom',
    url: 'https://www.mofcom.gov.cn/xwfb/xwfyrth/index.html',
    link: article,
    title: concerns,
    fewestLinks: 5,
    isRevised: false,
  },
  {
    id: 'tao',
    authority: 'tao',
    url: 'https://www.gwytb.gov.cn/zccs/zccs_61195/cjtdwgfz/',
    link: /\/\d{6}\/t\d+_\d+\.htm$/,
    title: null,
    fewestLinks: 3,
    isRevised: true,
  },
]

/** Every night, before the working day in China: cron, Asia/Shanghai. */
export const noticeSchedule = { id: 'notices', schedule: '20 5 * * *' }
