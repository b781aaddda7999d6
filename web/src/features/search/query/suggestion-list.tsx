import { Kbd } from '@mantine/core'
import { namePair } from '@qingdan/api/contract/bilingual.ts'
import type { RuleSuggestions } from '@qingdan/api/contract/items/suggestions.ts'
import type { Suggestion } from '@qingdan/api/contract/subject.ts'
import { IconCategory, IconCpu, IconHistory, IconScale } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useExtraName } from '../../../components/explanation/explanation-words.ts'
import { announce } from '../../../components/feedback/live-region.tsx'
import { typedHighlights } from '../../../components/listings/highlight.ts'
import { ListingBadge } from '../../../components/listings/listing-badge.tsx'
import { MatchedName } from '../../../components/listings/matched-name.tsx'
import { SubjectIcon } from '../../../components/listings/subject-icon.tsx'
import { TranslationMark } from '../../../components/listings/translation-mark.tsx'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import type { BoxOption } from './box-options.ts'
import classes from './suggestion-list.module.css'
import { toSuggestionNames } from './suggestion-names.ts'

/** Keeps the focus in the field: mousedown on the list must not blur it before the click arrives. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

export function SuggestionList({
  id,
  options,
  active,
  typed,
  onTake,
  onForget,
}: {
  id: string
  options: readonly BoxOption[]
  active: number
  typed: string
  onTake: (option: BoxOption) => void
  onForget: () => void
}) {
  const { t } = useTranslation('search')
  const count = options.length
  useEffect(() => announce(t('suggest.count', { count })), [t, count])
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the option that became active must be in sight
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const item = (option: BoxOption, index: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox that owns the list handles the keyboard
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant keeps the focus in the field
    <div
      key={keyOf(option)}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === active}
      className={classes.option}
      onClick={() => onTake(option)}
    >
      <OptionRow option={option} typed={typed} />
    </div>
  )
  const groups = [...Map.groupBy(options, ({ kind }) => kind)]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is
    <div className={classes.list} onMouseDown={keepFocus}>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('suggest.label')} className={classes.options}>
        {groups.map(([kind, members]) => (
          // biome-ignore lint/a11y/useSemanticElements: a group inside a listbox
          <div key={kind} role="group" aria-label={t(`suggest.${kind}`)}>
            <div role="presentation" className={classes.heading}>
              {t(`suggest.${kind}`)}
            </div>
            {members.map((option) => item(option, options.indexOf(option)))}
          </div>
        ))}
      </div>
      <div className={classes.foot}>
        <span aria-hidden="true">
          <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t('suggest.choose')}
        </span>
        <span aria-hidden="true">
          <Kbd size="xs">Enter</Kbd> {t('suggest.open')}
        </span>
        <span aria-hidden="true">
          <Kbd size="xs">Ctrl</Kbd> <Kbd size="xs">Enter</Kbd> {t('suggest.asTyped')}
        </span>
        <span aria-hidden="true">
          <Kbd size="xs">Esc</Kbd> {t('suggest.close')}
        </span>
        {options.some(({ kind }) => kind === 'recent') && (
          <button type="button" tabIndex={-1} className={classes.forget} onClick={onForget}>
            {t('suggest.clearRecent')}
          </button>
        )}
      </div>
    </div>
  )
}

function keyOf(option: BoxOption): string {
  if (option.kind === 'recent') return `recent ${option.keyword}`
  if (option.kind === 'subjects') return option.subject.id
  if (option.kind === 'partNumbers') return `part ${option.part.vendor} ${option.part.partNumber}`
  return `${option.kind} ${option.kind === 'laws' ? option.law.id : option.item.eccn}`
}

function OptionRow({ option, typed }: { option: BoxOption; typed: string }) {
  switch (option.kind) {
    case 'subjects':
      return <SubjectOption subject={option.subject} typed={typed} />
    case 'laws':
      return <LawOption law={option.law} typed={typed} />
    case 'partNumbers':
      return <PartOption part={option.part} typed={typed} />
    case 'recent':
      return <RecentOption keyword={option.keyword} />
    default:
      return <ItemOption item={option.item} typed={typed} />
  }
}

function ItemOption({ item: { eccn, name }, typed }: { item: RuleSuggestions['usItems'][number]; typed: string }) {
  return (
    <>
      <span className={classes.icon}>
        <IconCategory size={16} stroke={1.5} aria-hidden="true" />
      </span>
      <span className={classes.rule}>
        <span className={classes.name}>
          <MatchedName text={eccn} highlights={typedHighlights(eccn, typed)} />
        </span>{' '}
        <span className={classes.other}>
          <MatchedName text={name} highlights={typedHighlights(name, typed)} lang={textLanguage(name)} />
        </span>
      </span>
    </>
  )
}

function PartOption({ part, typed }: { part: RuleSuggestions['partNumbers'][number]; typed: string }) {
  const { t } = useTranslation('search')
  const { partNumber, vendor, eccn } = part
  return (
    <>
      <span className={classes.icon}>
        <IconCpu size={16} stroke={1.5} aria-hidden="true" />
      </span>
      <span className={classes.rule}>
        <span className={classes.name}>
          <MatchedName text={partNumber} highlights={typedHighlights(partNumber, typed)} />
        </span>{' '}
        <span className={classes.other}>{t('suggest.claim', { vendor, eccn })}</span>
      </span>
    </>
  )
}

function LawOption({ law, typed }: { law: RuleSuggestions['laws'][number]; typed: string }) {
  const { main } = namePair(law.title, law.titleEn, useLanguage())
  return (
    <>
      <span className={classes.icon}>
        <IconScale size={16} stroke={1.5} aria-hidden="true" />
      </span>
      <span className={classes.rule}>
        <span className={classes.name}>
          <MatchedName text={main} highlights={typedHighlights(main, typed)} lang={textLanguage(main)} />
        </span>
      </span>
    </>
  )
}

function SubjectOption({ subject, typed }: { subject: Suggestion; typed: string }) {
  const { t } = useTranslation(['search', 'terms'])
  const language = useLanguage()
  const extraName = useExtraName()
  const { title: name, other, isOtherAlias, translation } = toSuggestionNames(subject, language)
  return (
    <>
      <span className={classes.icon}>
        <SubjectIcon type={subject.type} />
      </span>
      <span className={classes.names}>
        <span className={classes.name}>
          <MatchedName text={name} highlights={typedHighlights(name, typed)} />
          {translation === name && <TranslationMark />}
        </span>{' '}
        {other !== null && (
          <span className={classes.other}>
            {isOtherAlias && <>{t('terms:nameKind.aka')} </>}
            <MatchedName
              text={other}
              highlights={typedHighlights(other, typed)}
              lang={other === subject.matchedName ? subject.matchedLang : null}
            />
            {translation === other && <TranslationMark />}
          </span>
        )}
        {subject.matchedIdentifier !== null && (
          <span className={classes.other}>
            {' '}
            {extraName(subject.matchedIdentifier.kind)}{' '}
            <MatchedName
              text={subject.matchedIdentifier.value}
              highlights={typedHighlights(subject.matchedIdentifier.value, typed)}
            />
          </span>
        )}
        {subject.matchedLang === 'ja' && <span className={classes.other}> {t('row.japanese')}</span>}
      </span>
      <span className={classes.lists}>
        {t('suggest.lists', { count: subject.listCount })}
        {subject.listCount > 0 && <ListingBadge kind="listed" />}
      </span>
    </>
  )
}

function RecentOption({ keyword }: { keyword: string }) {
  return (
    <>
      <span className={classes.icon}>
        <IconHistory size={16} stroke={1.5} aria-hidden="true" />
      </span>
      <span className={classes.names}>
        <bdi>{keyword}</bdi>
      </span>
    </>
  )
}
