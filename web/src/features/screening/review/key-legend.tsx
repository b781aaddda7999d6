import { KeyCap } from '../../../components/key-cap.tsx'
import classes from '../screening.module.css'

interface Props {
  label: string
  keys: readonly { caps: readonly string[]; text: string }[]
}

/** What the keys of a page do; nothing on a touch screen. */
export function KeyLegend({ label, keys }: Props) {
  return (
    <ul className={classes.keys} aria-label={label}>
      {keys.map(({ caps, text }) => (
        <li key={text}>
          {caps.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}{' '}
          {text}
        </li>
      ))}
    </ul>
  )
}
