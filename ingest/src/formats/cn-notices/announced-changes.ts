import type { Change } from './decision.ts'

const spokesperson = (target: number, change: Omit<Change, 'list' | 'target' | 'url'>): Change => ({
  list: 'cn-export-control',
  target: { year: 2025, number: target },
  url: null,
  ...change,
})

/**
 * What the spokesperson of the Ministry of Commerce said about the control list on 14 May, 12 August and 5 November
 * 2025, in answers that are in none of our collections (these have only the answers about the Unreliable Entity List
 * of the same days). Taken from the press: Xinhua 2025-05-14, People's Daily 2025-08-13 p. 15, China News Service
 * 2025-11-05. A change stated by a notice of the bundle has priority.
 */
export const announcedChanges: readonly Change[] = [
  spokesperson(21, {
    action: 'suspend',
    from: '2025-05-14',
    until: '2025-08-12',
    note: '暂停4月4日公告（商务部公告2025年第21号）相关措施90天',
  }),
  spokesperson(22, {
    action: 'suspend',
    from: '2025-05-14',
    until: '2025-08-12',
    note: '暂停4月9日公告（商务部公告2025年第22号）相关措施90天',
  }),
  spokesperson(21, {
    action: 'suspend',
    from: '2025-08-12',
    until: '2025-11-10',
    note: '继续暂停4月4日公告（商务部公告2025年第21号）相关措施90天',
  }),
  spokesperson(22, {
    action: 'stop',
    from: '2025-08-12',
    until: null,
    note: '停止4月9日公告（商务部公告2025年第22号）相关措施',
  }),
  spokesperson(13, {
    action: 'stop',
    from: '2025-11-10',
    until: null,
    note: '停止3月4日公告（商务部公告2025年第13号）相关措施',
  }),
  spokesperson(21, {
    action: 'suspend',
    from: '2025-11-10',
    until: '2026-11-10',
    note: '继续暂停4月4日公告（商务部公告2025年第21号）相关措施1年',
  }),
]
