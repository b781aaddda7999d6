import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { GraphDirection, GraphEdge, GraphNode } from '@qingdan/api/contract/graph.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyCap } from '../../../components/key-cap.tsx'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { GraphCanvas } from './graph-canvas.tsx'
import type { Point } from './graph-layout.ts'
import { addAnswer, emptyGraph, type GraphModel, isExpandable } from './graph-model.ts'
import { levelOptions } from './graph-queries.ts'
import classes from './ownership-graph.module.css'

/** The graph of one direction. Arrows move, Enter expands, T goes to the table, Escape clears. */
export function OwnershipGraph({
  cpyId,
  type,
  includeOther,
  name,
  onTable,
}: {
  cpyId: string
  type: GraphDirection
  includeOther: boolean
  name: string
  onTable: () => void
}) {
  const { t } = useTranslation('graph')
  const language = useLanguage()
  const { model, expand, isLoading, hasFailed } = useGrowingGraph(cpyId, type, includeOther)
  const [chosen, setChosen] = useState<string | null>(null)
  const [pinned, setPinned] = useState<ReadonlyMap<string, Point>>(new Map())

  const nameOf = useCallback(
    (id: string) => {
      const node = model.nodes.get(id)
      return pick({ zh: node?.nameZh, en: null }, language) ?? node?.name ?? ''
    },
    [model, language],
  )
  const words = useMemo(
    () => ({
      titleOf: nameOf,
      subtitleOf: (id: string) => {
        const { name: published = '', translatedName } = model.nodes.get(id) ?? {}
        if (published !== nameOf(id)) return published
        const ours = pick({ zh: translatedName, en: null }, language)
        return ours ? t('translated', { name: ours }) : null
      },
      edgeText: (edges: readonly GraphEdge[]) => {
        const texts = edges.map((edge) => {
          const label = pick({ zh: edge.labelZh, en: edge.labelEn }, language)
          const text = edge.isOwnership
            ? t(edge.percent === null ? 'edgeNoShare' : 'edge', { label, percent: edge.percentText })
            : label
          return edge.isFormer ? t('former', { text }) : text
        })
        return [...new Set(texts)].join(t('edgeJoin'))
      },
    }),
    [language, model, nameOf, t],
  )
  const pin = useCallback((id: string, place: Point) => setPinned((held) => new Map([...held, [id, place]])), [])
  const unpin = (id: string) => setPinned((held) => new Map([...held].filter(([other]) => other !== id)))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1
    if (event.key.startsWith('Arrow')) setChosen(nextNode(model, chosen, step))
    else if (event.key === 'Enter' && chosen !== null) expand(chosen)
    else if (event.key.toLowerCase() === 't') onTable()
    else if (event.key === 'Escape') setChosen(null)
    else return
    event.preventDefault()
  }
  const chosenNode = chosen === null ? undefined : model.nodes.get(chosen)
  return (
    <div className={classes.graph}>
      <div
        className={classes.stage}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a drawing that keys move in is one stop of the tab order
        tabIndex={0}
        aria-label={t('label', { name, count: model.nodes.size })}
        onKeyDown={onKeyDown}
      >
        <GraphCanvas
          model={model}
          words={words}
          chosen={chosen}
          moved={pinned}
          onChoose={setChosen}
          onExpand={expand}
          onMove={pin}
        />
      </div>
      <div className={classes.panel} aria-live="polite">
        {chosenNode ? (
          <ChosenNode
            node={chosenNode}
            name={nameOf(chosenNode.id)}
            isExpandable={isExpandable(model, chosenNode.id)}
            isPinned={pinned.has(chosenNode.id)}
            onExpand={() => expand(chosenNode.id)}
            onUnpin={() => unpin(chosenNode.id)}
          />
        ) : (
          <span>{t(isLoading ? 'loading' : hasFailed ? 'failed' : 'hint')}</span>
        )}
      </div>
      <div className={classes.legend}>
        <span data-node="start">{t('legend.start')}</span>
        <span data-node="listed">{t('legend.listed')}</span>
        <span data-edge="owns">{t('legend.owns')}</span>
        <span data-edge="former">{t('legend.former')}</span>
        {includeOther && <span data-edge="other">{t('legend.other')}</span>}
        <span>{t('legend.frame')}</span>
        <span className={classes.keys}>
          <KeyCap>←</KeyCap> <KeyCap>→</KeyCap> {t('keys.move')} <KeyCap>Enter</KeyCap> {t('keys.expand')}{' '}
          <KeyCap>Esc</KeyCap> {t('keys.clear')} <KeyCap>T</KeyCap> {t('keys.table')}
        </span>
      </div>
    </div>
  )
}

function ChosenNode({
  node,
  name,
  isExpandable,
  isPinned,
  onExpand,
  onUnpin,
}: {
  node: GraphNode
  name: string
  isExpandable: boolean
  isPinned: boolean
  onExpand: () => void
  onUnpin: () => void
}) {
  const { t } = useTranslation('graph')
  return (
    <>
      <b lang={textLanguage(name)}>{name}</b>
      <span>{t(node.isListed ? 'listed' : 'notListed')}</span>
      {isExpandable && (
        <Button size="compact-sm" variant="default" onClick={onExpand}>
          {t('expand')}
        </Button>
      )}
      {isPinned && (
        <Button size="compact-sm" variant="default" onClick={onUnpin}>
          {t('unpin')}
        </Button>
      )}
      {!node.start && node.subjectType !== null && node.s !== null && (
        <Link to="/sanctionInfoSearch" search={{ id: node.id, dataType: node.subjectType, s: node.s }}>
          {t('open')}
        </Link>
      )}
    </>
  )
}

/** The first step is loaded at once, each further one when its node is expanded. */
function useGrowingGraph(cpyId: string, type: GraphDirection, includeOther: boolean) {
  const client = useQueryClient()
  const [model, setModel] = useState<GraphModel>(emptyGraph)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const load = useCallback(
    async (id: string) => {
      setState('loading')
      try {
        const answer = await client.ensureQueryData(levelOptions(cpyId, id, type, includeOther))
        setModel((held) => addAnswer(held, id, answer))
        setState('ready')
      } catch {
        setState('failed')
      }
    },
    [client, cpyId, type, includeOther],
  )
  useEffect(() => void load(cpyId), [load, cpyId])
  const expand = (id: string) => {
    if (isExpandable(model, id)) void load(id)
  }
  return { model, expand, isLoading: state === 'loading', hasFailed: state === 'failed' }
}

function nextNode(model: GraphModel, chosen: string | null, step: 1 | -1): string | null {
  const ids = [...model.nodes.keys()]
  const at = chosen === null ? (step === 1 ? -1 : 0) : ids.indexOf(chosen)
  return ids[(at + step + ids.length) % ids.length] ?? null
}
