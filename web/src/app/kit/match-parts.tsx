import type { MatchGround, PossiblySame } from '@qingdan/api/contract/matches/possible-match.ts'
import { ReasonLines } from '../../components/explanation/reason-lines.tsx'
import { MatchGrounds } from '../../components/matches/match-grounds.tsx'
import { MatchLists } from '../../components/matches/match-lists.tsx'
import { Sample, Section } from './sample.tsx'

const inBoth = (value: string) => ({ zh: value, en: value })

const grounds: MatchGround[] = [
  {
    kind: 'name',
    labelZh: '名称相同',
    labelEn: 'Same name',
    points: 4.2,
    shared: [inBoth('Viktor Vasilievich ZOLOTOV')],
    own: null,
    other: null,
  },
  {
    kind: 'other-birth-date',
    labelZh: '出生日期不同',
    labelEn: 'Different birth dates',
    points: -2.1,
    shared: [],
    own: inBoth('1954-01-27'),
    other: inBoth('1955-01-27'),
  },
]

const lists: PossiblySame['lists'] = [
  { sourceId: 1, shortName: 'OFAC SDN', shortNameCn: '美国 SDN', state: 'in force', repeats: [] },
  { sourceId: 2, shortName: 'US CSL', shortNameCn: '美国综合筛查清单', state: 'in force', repeats: [1] },
  { sourceId: 3, shortName: 'EU FSF', shortNameCn: '欧盟金融制裁', state: 'ended', repeats: [] },
]

const scored: Parameters<typeof ReasonLines>[0]['result'] = {
  score: 92.5,
  explanation: {
    queryNormal: 'bank mellli iran',
    listedNormal: 'bank melli iran',
    tokens: [
      { query: 'bank', listed: 'bank', relation: 'same' },
      { query: 'mellli', listed: 'melli', relation: 'spelling' },
      { query: 'iran', listed: 'iran', relation: 'same' },
    ],
    contributions: [{ term: 'base', points: 92.5 }],
    details: [],
    methodVersion: 'kit',
  },
}

/** Two subjects that are possibly the same. */
export function MatchParts() {
  return (
    <Section name="components/matches, components/explanation">
      <Sample name="ReasonLines">
        <ReasonLines result={scored} />
      </Sample>
      <Sample name="MatchGrounds">
        <MatchGrounds grounds={grounds} />
      </Sample>
      <Sample name="MatchGrounds, with points">
        <MatchGrounds grounds={grounds} hasPoints />
      </Sample>
      <Sample name="MatchLists">
        <MatchLists lists={lists} />
      </Sample>
    </Section>
  )
}
