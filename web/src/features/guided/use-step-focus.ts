import { useEffect, useRef } from 'react'

/**
 * The control that led to a step is gone once the step is shown: the focus goes on to the step's heading, that of its question, else of its first
 * card. `step` names what the page shows, undefined while it loads. What the page was opened with keeps the focus where it is.
 */
export function useStepFocus(step: string | undefined, headings: readonly string[] = ofStep): void {
  const shown = useRef(step)
  useEffect(() => {
    if (step === undefined || shown.current === step) return
    const isOpened = shown.current === undefined
    shown.current = step
    if (isOpened) return
    const main = document.getElementById('main')
    const [heading] = headings.flatMap((one) => main?.querySelector<HTMLElement>(one) ?? [])
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [step, headings])
}

/** `data-step` is on the heading of a question and of a conclusion. */
const ofStep = ['h2[data-step]', 'section h2']

/** The heading of the page. */
export const ofPage = ['h1']
