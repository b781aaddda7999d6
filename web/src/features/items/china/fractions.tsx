import { Fragment } from 'react'

/** A fraction between other words; "mm/s", a path and a date are none. */
const fraction = /(?<![\d/A-Za-z])(\d{1,6})\/(\d{1,6})(?![\d/])/

/** A text whose fractions are set with a raised and a lowered number. */
export function Fractions({ text }: { text: string }) {
  const parts = text.split(fraction)
  return parts.map((part, at) => {
    if (at % 3 === 2) return null
    const key = `${at}:${part}`
    if (at % 3 === 0) return <Fragment key={key}>{part}</Fragment>
    return (
      <Fragment key={key}>
        <sup>{part}</sup>⁄<sub>{parts[at + 1]}</sub>
      </Fragment>
    )
  })
}
