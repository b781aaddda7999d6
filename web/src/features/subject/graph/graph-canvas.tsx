import { ActionIcon } from '@mantine/core'
import { IconArrowsMaximize, IconFocusCentered, IconMaximize, IconPhotoDown } from '@tabler/icons-react'
import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../lib/api/file-transfer.ts'
import { formatPercent } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './graph-canvas.module.css'
import { type DrawnNode, GraphDrawing, pagePalette } from './graph-drawing.tsx'
import { columnsIn, type LayoutWords, layoutForPaper, layoutGraph, type Point } from './graph-layout.ts'
import type { GraphModel } from './graph-model.ts'
import { pictureOf } from './graph-picture.tsx'
import { offerGraphPicture } from './offered-picture.ts'
import { usePanZoom } from './use-pan-zoom.ts'
import { startZoom } from './zoom.ts'

/** The drawn graph: drag moves and pins a box, a click selects it, a double click expands it, a click on the background clears the selection. */
export function GraphCanvas({
  model,
  words,
  chosen,
  moved,
  onChoose,
  onExpand,
  onMove,
}: {
  model: GraphModel
  words: LayoutWords
  chosen: string | null
  moved: ReadonlyMap<string, Point>
  onChoose: (id: string | null) => void
  onExpand: (id: string) => void
  onMove: (id: string, place: Point) => void
}) {
  const { t } = useTranslation('graph')
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<SVGSVGElement>(null)
  const [columns, setColumns] = useState(4)
  const layout = useMemo(() => layoutGraph(model, words, columns, moved), [model, words, columns, moved])
  const start = [...model.nodes.values()].find((node) => node.start)?.id ?? ''
  const { view, step, fit, reset } = usePanZoom(canvas, layout, start, `${model.nodes.size} ${columns}`)
  const nodeOf = (id: string): DrawnNode => {
    const node = model.nodes.get(id)
    return { isStart: node?.start ?? false, isListed: node?.isListed ?? false }
  }

  const draw = () => pictureOf(layoutForPaper(model, words), nodeOf, t('seal'))
  const takePicture = useEffectEvent(async () => (await draw()).toDataURL('image/png'))
  useEffect(() => offerGraphPicture(() => takePicture()), [])
  useEffect(() => {
    if (!canvas.current) return
    const watcher = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setColumns(columnsIn(entry.contentRect.width, startZoom))
    })
    watcher.observe(canvas.current)
    return () => watcher.disconnect()
  }, [])

  const drag = useDrag(view.k, (id) => layout.boxes.find((box) => box.id === id), onMove, onChoose)
  const save = async () => {
    const name = `${words.titleOf(start)}.png`
    const sheet = await draw()
    sheet.toBlob((content) => content && saveFile({ content, name }, name), 'image/png')
  }
  return (
    <div ref={frame} className={classes.frame}>
      <Toolbar
        zoom={view.k}
        onStep={step}
        onFit={fit}
        onReset={reset}
        onFull={() =>
          void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen())
        }
        onSave={() => void save()}
      />
      <svg
        ref={canvas}
        className={classes.canvas}
        data-testid="graph-canvas"
        aria-hidden="true"
        onPointerDown={drag.down}
        onPointerMove={drag.move}
        onPointerUp={drag.up}
        onDoubleClick={({ target }) => {
          const id = boxAt(target)
          if (id !== null) onExpand(id)
        }}
      >
        <g transform={`translate(${view.x} ${view.y}) scale(${view.k})`}>
          <GraphDrawing layout={layout} nodeOf={nodeOf} seal={t('seal')} palette={pagePalette} chosen={chosen} />
        </g>
      </svg>
    </div>
  )
}

function boxAt(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest('[data-node]')?.getAttribute('data-node') ?? null) : null
}

/** A press without a movement chooses, one with a movement moves the box. */
function useDrag(
  zoom: number,
  placeOf: (id: string) => Point | undefined,
  onMove: (id: string, place: Point) => void,
  onChoose: (id: string | null) => void,
) {
  const held = useRef<{ id: string | null; from: Point; place: Point; hasMoved: boolean } | null>(null)
  return {
    down: (event: PointerEvent<SVGSVGElement>) => {
      const id = boxAt(event.target)
      const place = id === null ? undefined : placeOf(id)
      const from = { x: event.clientX, y: event.clientY }
      held.current = { id, from, place: place ?? { x: 0, y: 0 }, hasMoved: false }
      if (id !== null) event.currentTarget.setPointerCapture(event.pointerId)
    },
    move: (event: PointerEvent<SVGSVGElement>) => {
      const now = held.current
      if (!now) return
      const x = event.clientX - now.from.x
      const y = event.clientY - now.from.y
      now.hasMoved ||= Math.hypot(x, y) > 4
      if (now.id !== null && now.hasMoved) onMove(now.id, { x: now.place.x + x / zoom, y: now.place.y + y / zoom })
    },
    up: () => {
      if (held.current && !held.current.hasMoved) onChoose(held.current.id)
      held.current = null
    },
  }
}

function Toolbar({
  zoom,
  onStep,
  onFit,
  onReset,
  onFull,
  onSave,
}: {
  zoom: number
  onStep: (direction: 1 | -1) => void
  onFit: () => void
  onReset: () => void
  onFull: () => void
  onSave: () => void
}) {
  const { t } = useTranslation('graph')
  const language = useLanguage()
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const
  return (
    <div className={classes.toolbar}>
      <Tool label={t('zoom.out')} onPress={() => onStep(-1)}>
        −
      </Tool>
      <output>{formatPercent(zoom, language)}</output>
      <Tool label={t('zoom.in')} onPress={() => onStep(1)}>
        +
      </Tool>
      <Tool label={t('zoom.fit')} onPress={onFit}>
        <IconMaximize {...icon} />
      </Tool>
      <Tool label={t('zoom.reset')} onPress={onReset}>
        <IconFocusCentered {...icon} />
      </Tool>
      <Tool label={t('zoom.full')} onPress={onFull}>
        <IconArrowsMaximize {...icon} />
      </Tool>
      <Tool label={t('zoom.save')} onPress={onSave}>
        <IconPhotoDown {...icon} />
      </Tool>
    </div>
  )
}

function Tool({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <ActionIcon variant="subtle" color="gray" size={28} aria-label={label} title={label} onClick={onPress}>
      {children}
    </ActionIcon>
  )
}
