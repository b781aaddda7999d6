import { select } from 'd3-selection'
import { type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Layout } from './graph-layout.ts'
import { firstView, fitView, fitZoom, maxZoom, minZoom, startZoom, stepZoom, type View } from './zoom.ts'

/** Moving and zooming of the drawing in its canvas. The view begins anew when the drawing does (`viewKey`). */
export function usePanZoom(canvas: RefObject<SVGSVGElement | null>, layout: Layout, start: string, viewKey: string) {
  const [view, setView] = useState<View>({ k: startZoom, x: 0, y: 0 })
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null)

  const show = ({ k, x, y }: View) => {
    const zoomer = behaviour.current
    if (!canvas.current || !zoomer) return
    zoomer.scaleExtent([Math.min(minZoom, k), maxZoom])
    select(canvas.current).call(zoomer.transform, zoomIdentity.translate(x, y).scale(k))
  }
  const size = () => ({ width: canvas.current?.clientWidth ?? 0, height: canvas.current?.clientHeight ?? 0 })

  useEffect(() => {
    if (!canvas.current) return
    const zoomer = zoom<SVGSVGElement, unknown>()
      .filter((event: Event) => {
        const isOnBox = event.target instanceof Element && event.target.closest('[data-node]') !== null
        // Without a modifier the wheel scrolls the page, as everywhere else on it.
        if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey
        return !isOnBox && !(event instanceof MouseEvent && event.button !== 0)
      })
      .on('zoom', ({ transform }: { transform: View }) => setView({ k: transform.k, x: transform.x, y: transform.y }))
    behaviour.current = zoomer
    const drawn = select(canvas.current)
    drawn.call(zoomer).on('dblclick.zoom', null)
    return () => void drawn.on('.zoom', null)
  }, [canvas])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a reader's own view stays when a node is moved or chosen
  useEffect(() => show(firstView(layout, size(), start)), [viewKey])

  return {
    view,
    /** Each press is one step, however fast they follow, because no movement has to end first. */
    step: (direction: 1 | -1) => {
      const zoomer = behaviour.current
      if (!canvas.current || !zoomer) return
      zoomer.scaleExtent([Math.min(minZoom, fitZoom(layout, size()), view.k), maxZoom])
      // Read from the canvas, because React may not have drawn the last step yet.
      select(canvas.current).call(zoomer.scaleTo, stepZoom(zoomTransform(canvas.current).k, direction))
    },
    fit: () => show(fitView(layout, size())),
    reset: () => show(firstView(layout, size(), start)),
  }
}
