import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NoticeReading } from '@qingdan/database/notice-reading.ts'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { describeRealEditions } from '../../../test/support/read-edition.ts'
import { readNotice } from './read-notice.ts'

const read = (text: string, title = '', url = 'https://www.mofcom.gov.cn/x.html') =>
  readNotice({ url, title, announcedOn: null, text })

const order = (annex: string) => `
关于对美国军工企业及高级管理人员采取反制措施的决定
2024-10-10 17:00
（2024年10月10日中华人民共和国外交部令第13号公布，自2024年10月10日起施行）
美国近日宣布向中国台湾地区提供大额武器援助。依据《中华人民共和国反外国制裁法》第三条、第十五条规定，中方决定对以下美国军工企业及高级管理人员采取反制措施：
一、对边缘自治运营公司等1家后附《反制清单》列明的企业，冻结在我国境内的财产；禁止我国境内的组织与其进行交易。
二、对史蒂文·鲁德（摇杆舵公司创始人）等1名后附《反制清单》列明的企业高级管理人员，对其本人不予签发签证、不准入境。
本决定自2024年10月10日起施行。
附件：反制清单
外交部
2024年10月10日
附件
反制清单
${annex}`

describe('a notice', () => {
  it('gives number, day, legal basis, reason and each party with its own measures', () => {
    const { reading, doubts } = read(
      order(`一、企业
（一）边缘自治运营公司（Edge Autonomy Operations LLC）
二、高级管理人员
（一）史蒂文·鲁德（Steven Roger Rudder），男，摇杆舵公司创始人`),
    )
    expect(reading).toMatchObject({
      kind: 'listing',
      sourceId: 'cn-countermeasures',
      authority: 'mfa',
      number: '外交部令第13号',
      publishedOn: '2024-10-10',
      effectiveOn: '2024-10-10',
      reason: '美国近日宣布向中国台湾地区提供大额武器援助。',
      legalBases: ['《中华人民共和国反外国制裁法》第三条、第十五条'],
    })
    expect(reading.parties).toMatchObject([
      {
        zh: '边缘自治运营公司',
        en: 'Edge Autonomy Operations LLC',
        kind: 'company',
        measures: ['冻结在我国境内的财产', '禁止我国境内的组织与其进行交易'],
      },
      {
        zh: '史蒂文·鲁德',
        en: 'Steven Roger Rudder',
        kind: 'person',
        sex: 'male',
        position: '摇杆舵公司创始人',
        measures: ['对其本人不予签发签证、不准入境'],
      },
    ])
    expect(doubts).toEqual([])
  })

  it('says what it did not read, and that parties are missing, and guesses nothing', () => {
    const { reading, doubts } = read(
      order('一、企业\n（一）边缘自治运营公司（Edge Autonomy Operations LLC）\n见另纸所列人员。'),
    )
    expect(reading.parties).toHaveLength(1)
    expect(doubts).toEqual([
      { code: 'party-count', value: '2/1' },
      { code: 'line-unread', value: '见另纸所列人员。' },
    ])
    const empty = read('下载附件后查看。', '公布将20家日本实体列入出口管制管控名单')
    expect(empty.reading).toMatchObject({ sourceId: 'cn-export-control', parties: [], publishedOn: null, number: null })
    expect(empty.doubts.map(({ code }) => code)).toEqual([
      'day-unknown',
      'number-unknown',
      'no-party',
      'party-count',
      'line-unread',
    ])
  })

  it.each([
    ['本公告自2025年4月10日12时01分起正式实施。', '2025-04-10', '12:01'],
    ['本公告自公布之日起正式实施。', '2025-04-09', null],
  ])('takes effect as it says: %s', (sentence, effectiveOn, effectiveTime) => {
    const { reading } = read(`商务部公告2025年第22号 公布将1家美国实体列入出口管制管控名单
决定将某公司（Some Company）列入出口管制管控名单。
${sentence}
2025年4月9日`)
    expect(reading).toMatchObject({ effectiveOn, effectiveTime, publishedOn: '2025-04-09' })
  })

  it.each([
    [
      '将参与对台湾地区军售的美国波音防务、空间与安全集团（Boeing Defense, Space & Security）',
      ['波音防务、空间与安全集团'],
    ],
    ['将美国PVH集团、因美纳公司（Illumina, Inc.）', ['PVH集团', '因美纳公司']],
    ['将美国光子公司（American Photonics）', ['美国光子公司']],
    ['将甲公司（A LLC）、乙公司（B (Holdings) Ltd.）等2家实体', ['甲公司', '乙公司']],
  ])('names in its sentence %s', (words, names) => {
    const { reading } = read(
      `不可靠实体清单工作机制公告〔2025〕99号\n关于将上述企业列入不可靠实体清单的公告\n决定${words}列入不可靠实体清单。\n2025年1月2日`,
    )
    expect(reading.parties.map(({ zh }) => zh)).toEqual(names)
  })

  it('of Taiwan’s lists has persons without Latin names', () => {
    const { reading, doubts } = read(
      '决定将刘世芳、郑英耀列入“台独”顽固分子清单，采取以下惩戒措施：禁止其本人及家属进入大陆，依法终身追责。\n2026年1月7日',
      '国务院台办公布“台独”顽固分子清单',
      'http://www.gwytb.gov.cn/t.htm',
    )
    expect(reading).toMatchObject({ sourceId: 'cn-taiwan-diehards', authority: 'tao', number: null })
    expect(reading.parties).toMatchObject([
      { zh: '刘世芳', en: null, kind: 'person', measures: ['禁止其本人及家属进入大陆', '依法终身追责'] },
      { zh: '郑英耀', en: null, kind: 'person' },
    ])
    expect(doubts).toEqual([])
  })

  it('of an investigation lists nobody', () => {
    const { reading } = read('不可靠实体清单工作机制公告〔2024〕3号', '关于对美国PVH集团启动不可靠实体清单调查的公告')
    expect(reading).toMatchObject({ kind: 'investigation', parties: [], changes: [] })
  })
})

describe('a change of earlier measures', () => {
  const changes = (sentence: string) =>
    read(`${sentence}\n2025年11月5日`, '商务部新闻发言人就调整不可靠实体清单措施答记者问').reading.changes

  it('is one per earlier notice, with its first day and the first day after its term', () => {
    expect(
      changes(
        '中方决定自2025年11月10日起，继续暂停4月4日公告（不可靠实体清单工作机制公告〔2025〕7号）相关措施1年，停止3月4日公告（不可靠实体清单工作机制公告〔2025〕5号和6号）相关措施。',
      ),
    ).toMatchObject([
      {
        action: 'suspend',
        target: '不可靠实体清单工作机制公告〔2025〕7号',
        targetDay: '2025-04-04',
        from: '2025-11-10',
        until: '2026-11-10',
        text: '继续暂停4月4日公告（不可靠实体清单工作机制公告〔2025〕7号）相关措施1年',
      },
      { action: 'stop', target: '不可靠实体清单工作机制公告〔2025〕5号', targetDay: '2025-03-04', until: null },
      { action: 'stop', target: '不可靠实体清单工作机制公告〔2025〕6号', targetDay: '2025-03-04', until: null },
    ])
  })

  it.each([
    ['自2025年5月14日起，暂停4月4日公告（商务部公告2025年第21号）相关措施90天。', 'suspend', '2025-08-12'],
    ['自2025年5月14日起，暂停4月4日公告（商务部公告2025年第21号）相关措施。', 'suspend', null],
    ['自2025年5月14日起，恢复实施4月4日公告（商务部公告2025年第21号）相关措施。', 'resume', null],
  ])('%s', (sentence, action, until) => {
    expect(changes(sentence)).toMatchObject([
      { action, until, from: '2025-05-14', target: '商务部公告2025年第21号', targetDay: '2025-04-04', names: [] },
    ])
  })

  it('may name parties instead of a notice', () => {
    expect(changes('自2025年12月1日起，将某某公司（Some LLC）移出不可靠实体清单。')).toMatchObject([
      { action: 'stop', target: null, names: ['某某公司'], from: '2025-12-01' },
    ])
  })
})

describeRealEditions((folder) => {
  const texts = join(folder, 'sanctions/cn/announcements/original-text')
  const transcribed = {
    'anti-sanction-list': 'sanction-lists/anti-sanction-list',
    'import-export-control-list': 'sanction-lists/import-export-control-list',
    'unreliable-entity-list': 'sanction-lists/unrealiable-entity-list',
    'unreliable-entity-list-updates': 'sanction-updates/unreliable-entity-list-updates',
  }
  const fold = (text: string | null | undefined) =>
    (text ?? '')
      .normalize('NFKC')
      .replace(/[\p{P}\p{Z}\p{S}\p{Cf}]/gu, '')
      .toLowerCase()

  interface Transcript {
    announcement: { publish_date: string; url: string }
    sanction_details?: { entities: { name: { 'zh-Hans'?: string; en?: string }; measures: { type: string[] }[] }[] }
    measure_modifications?: { modifications: { action: string; effective_date: string; until_date?: string }[] }
  }

  function* notices(): Generator<{ reading: NoticeReading; transcript: Transcript }> {
    for (const [group, place] of Object.entries(transcribed)) {
      for (const name of readdirSync(join(texts, group))) {
        const path = ['yml', 'yaml']
          .map((ending) => join(texts, '..', place, name.replace(/md$/, ending)))
          .find((candidate) => existsSync(candidate))
        const transcript: Transcript = parse(readFileSync(path ?? '', 'utf8'))
        const { reading } = read(readFileSync(join(texts, group, name), 'utf8'), '', transcript.announcement.url)
        yield { reading, transcript }
      }
    }
  }

  it('reads of 41 notices every party, day and change that was transcribed by hand', () => {
    let parties = 0
    const missed: unknown[] = []
    for (const { reading, transcript } of notices()) {
      expect(reading.publishedOn).toBe(transcript.announcement.publish_date)
      const entities = transcript.sanction_details?.entities ?? []
      const listed = entities.filter(({ measures }) => !measures.some(({ type }) => type.includes('investigation')))
      for (const { name } of listed) {
        const found = reading.parties.some(
          ({ zh, en }) => fold(zh) === fold(name['zh-Hans']) || (name.en !== undefined && fold(en) === fold(name.en)),
        )
        if (found) parties += 1
        else missed.push(name)
      }
      const wanted = transcript.measure_modifications?.modifications ?? []
      expect(reading.changes.map(({ action, from, until }) => [action, from, until])).toEqual(
        wanted.map((change) => [change.action, change.effective_date, change.until_date ?? null]),
      )
    }
    expect(missed).toEqual([])
    expect(parties).toBe(322)
  })

  it('reads no party that a notice does not name', () => {
    const more = [...notices()].flatMap(({ reading, transcript }) => {
      const names = (transcript.sanction_details?.entities ?? []).flatMap(({ name }) => [
        fold(name['zh-Hans']),
        fold(name.en),
      ])
      return reading.parties
        .filter(({ zh, en }) => !names.includes(fold(zh)) && !names.includes(fold(en)))
        .map(() => reading.number)
    })
    // The transcript of this order leaves sixteen of its parties out.
    expect(more).toEqual(Array(16).fill('外交部令第15号'))
  })
})
