import { textLanguage } from '../../lib/language/text-language.ts'
import { type Highlight, type MarkShape, markShape, splitHighlights } from './highlight.ts'
import classes from './matched-name.module.css'

/** A name as published, the matched parts marked: filled = same, dotted = sound, dashed = known equivalent. */
export function MatchedName({
  text,
  highlights,
  lang,
}: {
  text: string
  highlights: readonly Highlight[]
  /** Language as the list states it; if absent, by the letters. */
  lang?: string | null
}) {
  return (
    <bdi lang={lang ?? textLanguage(text)} className={classes.name}>
      {splitHighlights(text, highlights).map((segment) => {
        const shape = segment.relation && markShape(segment.relation)
        return shape ? (
          <mark key={segment.start} className={classes.mark} data-shape={shape}>
            {segment.text}
          </mark>
        ) : (
          <span key={segment.start}>{segment.text}</span>
        )
      })}
    </bdi>
  )
}

/** One entry of the legend. */
export function MarkSample({ shape, children }: { shape: MarkShape; children: string }) {
  return (
    <mark className={classes.mark} data-shape={shape}>
      {children}
    </mark>
  )
}
