import { Button } from '@mantine/core'
import { IconLayoutGrid, IconList, IconStar } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import actions from '../../components/action-button.module.css'
import { Card } from '../../components/card.tsx'
import { Chip } from '../../components/chip.tsx'
import { CitationLink } from '../../components/citation-link.tsx'
import { CollapsedText } from '../../components/collapsed-text.tsx'
import { ConfirmActionDialog } from '../../components/confirm-action-dialog.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Hero } from '../../components/hero.tsx'
import { Hint } from '../../components/hint.tsx'
import { KeyCap } from '../../components/key-cap.tsx'
import { KeywordSearch } from '../../components/keyword-search.tsx'
import { NotHeld } from '../../components/not-held.tsx'
import { Pager } from '../../components/pager.tsx'
import { PdfButton } from '../../components/pdf-button.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { showToast } from '../../lib/toasts.ts'
import { Row, Sample, Section } from './sample.tsx'

/** What a reader presses, chooses and turns. */
export function ControlParts() {
  return (
    <Section name="components">
      <SearchSample />
      <ChoiceSamples />
      <PagerSample />
      <SurfaceSamples />
      <OnDemandSamples />
      <Sample name="PdfButton">
        <PdfButton name="3A001" make={() => Promise.resolve({ content: new Blob(), name: '' })} />
      </Sample>
    </Section>
  )
}

function SearchSample() {
  const { t } = useTranslation('search')
  return (
    <Sample name="Hero, SearchField, KeywordSearch">
      <Hero heading={t('mode.label')}>
        <KeywordSearch
          label={t('box.label')}
          placeholder={t('box.placeholder')}
          initial="Bank Melli"
          takesFocus={false}
          onSearch={() => undefined}
        />
      </Hero>
    </Sample>
  )
}

const types = ['01', '02', '03', '04'] as const

function ChoiceSamples() {
  const { t } = useTranslation('search')
  const [view, setView] = useState<'list' | 'card'>('list')
  const [mode, setMode] = useState<'fuzzy' | 'exact'>('fuzzy')
  const [type, setType] = useState<(typeof types)[number]>('01')
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const
  return (
    <>
      <Sample name="Segmented">
        <Row>
          <Segmented
            label={t('mode.label')}
            value={mode}
            choices={[
              { value: 'fuzzy', content: t('mode.fuzzy') },
              { value: 'exact', content: t('mode.exact') },
            ]}
            onChange={setMode}
          />
          <Segmented
            label={t('results.view')}
            value={view}
            choices={[
              { value: 'list', label: t('results.list'), content: <IconList {...icon} /> },
              { value: 'card', label: t('results.card'), content: <IconLayoutGrid {...icon} /> },
            ]}
            onChange={setView}
          />
        </Row>
      </Sample>
      <Sample name="Chip">
        <Row>
          {types.map((each, index) => (
            <Chip key={each} isOn={each === type} count={index * 12} onClick={() => setType(each)}>
              {t(`type.${each}`)}
            </Chip>
          ))}
          <Chip isOn={false} isSmall onClick={() => setType('01')}>
            {t('chips.all')}
          </Chip>
        </Row>
      </Sample>
      <Sample name="Tabs">
        <Tabs
          label={t('chips.types')}
          tabs={types.map((tab) => ({ tab, name: t(`type.${tab}`) }))}
          current={type}
          onChoose={setType}
        >
          {t(`type.${type}`)}
        </Tabs>
      </Sample>
    </>
  )
}

function PagerSample() {
  const [page, setPage] = useState(6)
  const [pageSize, setPageSize] = useState(20)
  return (
    <Sample name="Pager">
      <Pager
        page={page}
        pageSize={pageSize}
        count={1234}
        sizes={{ choices: [10, 20, 50], onChange: setPageSize }}
        linkTo={(to, { activeOptions: _, ...link }) => (
          <a
            {...link}
            href={`#page-${to}`}
            onClick={(event) => {
              event.preventDefault()
              setPage(to)
            }}
          />
        )}
      />
    </Sample>
  )
}

function SurfaceSamples() {
  const { t } = useTranslation('common')
  return (
    <>
      <Sample name="CitationLink">
        <CitationLink
          text="15 CFR 734.9"
          citation={{ kind: 'law', text: '734.9', id: 'us-15-cfr-734', article: '734.9' }}
        />
      </Sample>
      <Sample name="Card, CollapsedText">
        <Card title={t('table.columns')} aside={t('loading')}>
          <CollapsedText maxHeight={48}>
            <p>{t('failure.broken.text')}</p>
            <p>{t('starter.text', { lists: 'OFAC SDN' })}</p>
            <p>{t('stale.text', { lists: 'OFAC SDN' })}</p>
          </CollapsedText>
        </Card>
      </Sample>
      <Sample name="NotHeld">
        <Row>
          <NotHeld url={null} />
          <NotHeld url="https://www.mofcom.gov.cn/" />
        </Row>
      </Sample>
      <Sample name="KeyCap, Hint, action-button">
        <Row>
          <KeyCap>/</KeyCap>
          <Hint label={t('failure.network.text')}>
            <button type="button" className={actions.action}>
              <IconStar size={16} stroke={1.5} aria-hidden="true" /> {t('showAll')}
            </button>
          </Hint>
          <button type="button" className={actions.action} disabled>
            {t('showLess')}
          </button>
        </Row>
      </Sample>
    </>
  )
}

function OnDemandSamples() {
  const { t } = useTranslation('common')
  const [isOpened, setOpened] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const asking = useRef<HTMLButtonElement>(null)
  return (
    <Sample name="Button, Dialog, ConfirmActionDialog, showToast">
      <Row>
        <Button>{t('search')}</Button>
        <Button variant="default">{t('retry')}</Button>
        <Button variant="subtle">{t('batch.more')}</Button>
        <Button variant="default" loading>
          {t('loading')}
        </Button>
        <Button disabled>{t('close')}</Button>
        <Button ref={opener} variant="default" aria-haspopup="dialog" onClick={() => setOpened(true)}>
          Dialog
        </Button>
        <Button ref={asking} variant="default" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          ConfirmAction
        </Button>
        {(['ok', 'info', 'bad'] as const).map((tone) => (
          <Button key={tone} variant="default" onClick={() => showToast({ tone, text: t('failure.busy.text') })}>
            showToast {tone}
          </Button>
        ))}
      </Row>
      {isOpened && (
        <Dialog title={t('failure.busy.title')} opener={opener.current} onClose={() => setOpened(false)}>
          <p>{t('failure.busy.text')}</p>
        </Dialog>
      )}
      {isAsking && (
        <ConfirmActionDialog
          title={t('retry')}
          submit={t('retry')}
          isHarmful
          opener={asking.current}
          changes={[]}
          action={() => Promise.reject(new Error('kit'))}
          done={t('retry')}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          <p>{t('failure.busy.text')}</p>
        </ConfirmActionDialog>
      )}
    </Sample>
  )
}
