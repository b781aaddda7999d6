import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { batchSize, LatestBlock, LatestBlocks, LatestPanel } from '../../components/latest-listings/latest-listings.tsx'
import { ListTag } from '../../components/listings/list-tag.tsx'
import { ListingBadge } from '../../components/listings/listing-badge.tsx'
import { MarkSample, MatchedName } from '../../components/listings/matched-name.tsx'
import { ScoreBand } from '../../components/listings/score-band.tsx'
import { StateMark } from '../../components/listings/state-mark.tsx'
import { StatusMark } from '../../components/listings/status-mark.tsx'
import { SubjectIcon } from '../../components/listings/subject-icon.tsx'
import { TranslationMark } from '../../components/listings/translation-mark.tsx'
import { Row, Sample, Section } from './sample.tsx'

const kinds = ['listed', 'changed', 'unknown', 'suspended', 'ended'] as const
const bands = [
  { band: 'strong', score: 98 },
  { band: 'likely', score: 86 },
  { band: 'possible', score: 74 },
  { band: 'weak', score: 61 },
  { band: 'none', score: 12 },
] as const

/** Names, lists, scores and states. */
export function ListingParts() {
  const { t } = useTranslation('search')
  return (
    <Section name="components/listings, components/latest-listings">
      <Sample name="ListingBadge, StatusMark">
        <Row>
          {kinds.map((kind) => (
            <ListingBadge key={kind} kind={kind} />
          ))}
          <ListingBadge kind="listed" size="xl" />
          {[0, 1, 2, 3, 4].map((status) => (
            <StatusMark key={status} status={status} />
          ))}
        </Row>
      </Sample>
      <Sample name="ListTag, StateMark, TranslationMark">
        <Row>
          <TranslationMark />
          {(['listed', 'unknown', 'suspended', 'ended'] as const).map((state) => (
            <ListTag key={state} state={state}>
              OFAC SDN
            </ListTag>
          ))}
          {(['fresh', 'stale', 'loading', 'starter', 'never', 'failed'] as const).map((state) => (
            <StateMark key={state} state={state} />
          ))}
        </Row>
      </Sample>
      <Sample name="ScoreBand">
        <Row>
          {bands.map(({ band, score }) => (
            <ScoreBand key={band} band={band} score={score} />
          ))}
        </Row>
      </Sample>
      <Sample name="MatchedName, MarkSample, SubjectIcon">
        <Row>
          <SubjectIcon type="01" subType="0102" />
          <MatchedName
            text="Bank Melli Iran 伊朗国民银行"
            highlights={[
              { start: 0, end: 4, relation: 'same' },
              { start: 5, end: 10, relation: 'pinyin' },
              { start: 11, end: 15, relation: 'equivalent' },
            ]}
          />
          {(['same', 'sound', 'equivalent'] as const).map((shape) => (
            <MarkSample key={shape} shape={shape}>
              {t(`mark.${shape}`)}
            </MarkSample>
          ))}
        </Row>
      </Sample>
      <LatestSample />
    </Section>
  )
}

const names = [
  'Bank Melli Iran',
  'Bank Sepah',
  'Bank Mellat',
  'Bank Saderat',
  'Bank Tejarat',
  'Arian Bank',
  'Post Bank',
]

function LatestSample() {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation('common')
  const [page, setPage] = useState(1)
  return (
    <Sample name="LatestPanel, LatestBlock, BatchButton">
      <LatestPanel
        title={t('latest.title')}
        page={page}
        count={3 * batchSize}
        more={<Link to="/sanctionMorning">{common('batch.more')}</Link>}
        onBatch={setPage}
      >
        <LatestBlocks isBusy={false}>
          <LatestBlock
            heading="OFAC SDN"
            date="2026-11-20"
            note={common('dataStatus.1')}
            count={names.length}
            entities={names.map((name) => ({ key: name, name, other: null, link: <Link to="/home">{name}</Link> }))}
            restLink={(words) => <Link to="/home">{words}</Link>}
          />
        </LatestBlocks>
      </LatestPanel>
    </Sample>
  )
}
