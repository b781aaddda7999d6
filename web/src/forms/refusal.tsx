import classes from './form.module.css'

/** The server's error for the whole form. */
export function Refusal({ text }: { text: string | null }) {
  return <div role="alert">{text !== null && <p className={classes.refusal}>{text}</p>}</div>
}
