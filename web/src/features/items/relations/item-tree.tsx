import type { ItemMap, ItemMapNode } from '@qingdan/api/contract/us-items.ts'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import actions from '../../../components/action-button.module.css'
import { Dialog } from '../../../components/dialog.tsx'
import classes from './item-tree.module.css'
import { maxZoom, minZoom, stepZoom } from './tree-zoom.ts'

/** A node shows this many children; the others are behind "More" (core-platform.md §9). */
const mostChildren = 7

interface Rest {
  of: string
  nodes: readonly ItemMapNode[]
  opener: HTMLElement
}

/** The tree drawn from top to bottom, with zoom. `current`: the code of the address, which may be that of a paragraph. */
export function ItemTree({ map, current }: { map: ItemMap; current: string }) {
  const { t } = useTranslation('items')
  const [zoom, setZoom] = useState(1)
  const [rest, setRest] = useState<Rest | null>(null)
  const canvas = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom or tree has another width
  useLayoutEffect(() => {
    const shown = canvas.current
    // The first node is in the middle of a drawing that may be much wider than its window.
    if (shown) shown.scrollLeft = (shown.scrollWidth - shown.clientWidth) / 2
  }, [map.name, zoom])
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of the drawing, not fields of a form */}
      <div role="group" aria-label={t('relations.zoom')} className={classes.zoom}>
        <button
          type="button"
          className={actions.action}
          disabled={zoom <= minZoom}
          onClick={() => setZoom(stepZoom(zoom, -1))}
        >
          {t('relations.smaller')}
        </button>
        <button type="button" className={actions.action} onClick={() => setZoom(1)}>
          {Math.round(zoom * 100)}%
        </button>
        <button
          type="button"
          className={actions.action}
          disabled={zoom >= maxZoom}
          onClick={() => setZoom(stepZoom(zoom, 1))}
        >
          {t('relations.larger')}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide drawing is scrolled with the keyboard */}
      <section ref={canvas} className={classes.canvas} aria-label={t('relations.tree')} tabIndex={0}>
        <ul className={classes.tree} style={{ zoom }}>
          <Node node={map} eccn={map.name} current={current.toLowerCase()} onMore={setRest} />
        </ul>
      </section>
      {rest && (
        <Dialog
          title={t('relations.rest', { name: rest.of })}
          size={640}
          opener={rest.opener}
          onClose={() => setRest(null)}
        >
          <ul className={classes.rest}>
            {rest.nodes.map(({ name, title }) => (
              <li key={name}>
                <NodeLink eccn={map.name} name={name} /> <span lang="en">{title}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

function Node({
  node,
  eccn,
  current,
  onMore,
}: {
  node: ItemMapNode
  eccn: string
  current: string
  onMore: (rest: Rest) => void
}) {
  const { t } = useTranslation('items')
  const { name, title, level, children } = node
  const more = children.slice(mostChildren)
  return (
    <li className={classes.branch}>
      <span
        className={classes.node}
        data-level={Math.min(level, 3)}
        data-current={name.toLowerCase() === current || undefined}
        title={title}
      >
        <NodeLink eccn={eccn} name={name} />
      </span>
      {children.length > 0 && (
        <ul className={classes.children}>
          {children.slice(0, mostChildren).map((child) => (
            <Node key={child.name} node={child} eccn={eccn} current={current} onMore={onMore} />
          ))}
          {more.length > 0 && (
            <li className={classes.branch}>
              <button
                type="button"
                className={classes.node}
                data-level={Math.min(level + 1, 3)}
                onClick={({ currentTarget }) => onMore({ of: name, nodes: more, opener: currentTarget })}
              >
                {t('relations.more', { count: more.length })}
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

/** Leads to the paragraph on the page of the code. */
function NodeLink({ eccn, name }: { eccn: string; name: string }) {
  return (
    <Link to="/eccBodyDetailsPage" search={{ eccn }} {...(name === eccn ? {} : { hash: name })}>
      {name}
    </Link>
  )
}
