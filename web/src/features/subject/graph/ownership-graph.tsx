import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { GraphDirection, GraphEdge, GraphNode } from '@qingdan/api/contract/graph.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Component, type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyCap } from '../../../components/key-cap.tsx'
import { formatPercent } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { GraphCanvas } from './graph-canvas.tsx'
import { addAnswer, emptyGraph, type GraphModel, isExpandable } from './graph-model.ts'
import { levelOptions } from './graph-queries.ts'
import classes from './ownership-graph.module.css'
import { clampZoom, startZoom, zoomStep } from './zoom.ts'

/** The graph of one direction. Arrows move, Enter expands, P pins, T goes to the table, Escape clears. */
export function OwnershipGraph({
  cpyId,
  type,
  name,
  onTable,
}: {
  cpyId: string
  type: GraphDirection
  name: string
  onTable: () => void
}) {
  const { t } = useTranslation('graph')
  const language = useLanguage()
  const { model, expand, isLoading, hasFailed } = useGrowingGraph(cpyId, type)
  const [chosen, setChosen] = useState<string | null>(null)
  const [pinned, setPinned] = useState<ReadonlySet<string>>(new Set())
  const [zoom, setZoom] = useState(startZoom)

  const nameOf = useCallback(
    (id: string) => {
      const node = model.nodes.get(id)
      return pick({ zh: node?.nameZh, en: null }, language) ?? node?.name ?? ''
    },
    [model, language],
  )
  const words = useMemo(
    () => ({
      nameOf,
      edgeText: (edges: readonly GraphEdge[]) => {
        const texts = edges.map((edge) => {
          const text = edge.percent === null ? pick({ zh: edge.labelZh, en: edge.labelEn }, language) : edge.percentText
          return edge.isFormer ? t('former', { text }) : text
        })
        // Show at most two: more would cover the drawing, and the table has them all.
        return [...new Set(texts)].slice(0, 2).join(t('edgeJoin'))
      },
    }),
    [language, nameOf, t],
  )
  const pin = useCallback((id: string) => setPinned((held) => new Set([...held, id])), [])
  const unpin = (id: string) => setPinned((held) => new Set([...held].filter((other) => other !== id)))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1
    if (event.key.startsWith('Arrow')) setChosen(nextNode(model, chosen, step))
    else if (event.key === 'Enter' && chosen !== null) expand(chosen)
    else if (event.key.toLowerCase() === 'p' && chosen !== null) {
      if (pinned.has(chosen)) unpin(chosen)
      else pin(chosen)
    } else if (event.key.toLowerCase() === 't') onTable()
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
        <CanvasFence fallback={<p className={classes.notice}>{t('noWebGl')}</p>}>
          <GraphCanvas
            model={model}
            words={words}
            chosen={chosen}
            pinned={pinned}
            zoom={zoom}
            onChoose={setChosen}
            onExpand={expand}
            onPin={pin}
            onZoom={setZoom}
          />
        </CanvasFence>
        <div className={classes.zoom}>
          <button type="button" aria-label={t('zoom.out')} onClick={() => setZoom(clampZoom(zoom - zoomStep))}>
            −
          </button>
          <output>{formatPercent(zoom, language)}</output>
          <button type="button" aria-label={t('zoom.in')} onClick={() => setZoom(clampZoom(zoom + zoomStep))}>
            +
          </button>
        </div>
      </div>
      <div className={classes.panel} aria-live="polite">
        {chosenNode ? (
          <ChosenNode
            node={chosenNode}
            name={nameOf(chosenNode.id)}
            isExpandable={isExpandable(model, chosenNode.id)}
            isPinned={pinned.has(chosenNode.id)}
            onExpand={() => expand(chosenNode.id)}
            onPin={() => (pinned.has(chosenNode.id) ? unpin(chosenNode.id) : pin(chosenNode.id))}
          />
        ) : (
          <span>{t(isLoading ? 'loading' : hasFailed ? 'failed' : 'hint')}</span>
        )}
      </div>
      <div className={classes.legend}>
        <span data-node="start">{t('legend.start')}</span>
        <span data-node="listed">{t('legend.listed')}</span>
        <span data-node="other">{t('legend.other')}</span>
        <span>{t('legend.former')}</span>
        <span className={classes.keys}>
          <KeyCap>←</KeyCap> <KeyCap>→</KeyCap> {t('keys.move')} <KeyCap>Enter</KeyCap> {t('keys.expand')}{' '}
          <KeyCap>P</KeyCap> {t('keys.pin')} <KeyCap>T</KeyCap> {t('keys.table')}
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
  onPin,
}: {
  node: GraphNode
  name: string
  isExpandable: boolean
  isPinned: boolean
  onExpand: () => void
  onPin: () => void
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
      <Button size="compact-sm" variant="default" aria-pressed={isPinned} onClick={onPin}>
        {t(isPinned ? 'unpin' : 'pin')}
      </Button>
      {!node.start && node.subjectType !== null && node.s !== null && (
        <Link to="/sanctionInfoSearch" search={{ id: node.id, dataType: node.subjectType, s: node.s }}>
          {t('open')}
        </Link>
      )}
    </>
  )
}

/** The first step is loaded at once, each further one when its node is expanded. */
function useGrowingGraph(cpyId: string, type: GraphDirection) {
  const client = useQueryClient()
  const [model, setModel] = useState<GraphModel>(emptyGraph)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const load = useCallback(
    async (id: string) => {
      setState('loading')
      try {
        const answer = await client.ensureQueryData(levelOptions(cpyId, id, type))
        setModel((held) => addAnswer(held, id, answer))
        setState('ready')
      } catch {
        setState('failed')
      }
    },
    [client, cpyId, type],
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

/** Without WebGL the table is still available. */
class CanvasFence extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
