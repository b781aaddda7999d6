import { useId } from 'react'
import classes from './figures.module.css'

export interface Bar {
  key: string
  label: string
  /** Each is a bar of its own, side by side; null: no value. */
  values: readonly (number | null)[]
}

const size = { width: 640, height: 180, left: 40, bottom: 20, top: 8 }

/** Bars over time, as a picture: the table beside it has the same numbers. `title` says what is counted. */
export function BarChart({
  title,
  series,
  bars,
  format,
}: {
  title: string
  series: readonly string[]
  bars: readonly Bar[]
  format: (value: number) => string
}) {
  const id = useId()
  const most = niceMaximum(Math.max(0, ...bars.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const area = size.height - size.bottom - size.top
  const step = (size.width - size.left) / Math.max(1, bars.length)
  const width = Math.max(2, (step * 0.7) / series.length)
  const topOf = (value: number) => size.top + area * (1 - value / most)
  const every = Math.ceil(bars.length / 8)
  return (
    <figure className={classes.figure} aria-labelledby={id}>
      <figcaption id={id} className={classes.caption}>
        {title}
        {series.length > 1 && (
          <span className={classes.legend}>
            {series.map((name, at) => (
              <span key={name} className={classes.key} data-series={at}>
                {name}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className={classes.chart} aria-hidden="true">
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line x1={size.left} x2={size.width} y1={topOf(most * share)} y2={topOf(most * share)} />
            <text x={size.left - 6} y={topOf(most * share) + 4} textAnchor="end">
              {format(most * share)}
            </text>
          </g>
        ))}
        {bars.map(({ key, label, values }, at) => {
          const left = size.left + step * at
          return (
            <g key={key}>
              {values.map((value, place) =>
                value === null ? null : (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: the series never change their order
                    key={place}
                    data-series={place}
                    x={left + step * 0.15 + width * place}
                    width={width}
                    y={topOf(value)}
                    height={size.height - size.bottom - topOf(value)}
                  />
                ),
              )}
              {at % every === 0 && (
                <text x={left + step / 2} y={size.height - 4} textAnchor="middle">
                  {label}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

/** The next round number, so that the lines of the chart have round numbers too. */
export function niceMaximum(value: number): number {
  if (value <= 2) return 2
  const power = 10 ** Math.floor(Math.log10(value))
  const round = [1, 2, 4, 6, 8, 10].find((one) => one * power >= value) ?? 10
  return round * power
}
