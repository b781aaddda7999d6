import { type ComponentType, useEffect, useRef } from 'react'
import { useOnDemand } from '../lib/browser/use-on-demand.ts'
import closed from './on-demand-select.module.css'
import type { SelectFieldProps } from './select-field.tsx'

/**
 * A placeholder that looks like a closed select. The real select (29 kB) is loaded when the reader comes near, or at once if a value is already set,
 * because only the real one can show its label.
 */
export function OnDemandSelect({
  load,
  ...field
}: SelectFieldProps & { load: () => Promise<{ default: ComponentType<SelectFieldProps> }> }) {
  const input = useRef<HTMLInputElement>(null)
  const { loaded, want, use } = useOnDemand(load, input)
  const hasChoice = field.values.length > 0
  useEffect(() => {
    if (hasChoice) want()
  }, [hasChoice, want])
  if (loaded) return <loaded.part.default {...field} start={loaded.start} />
  return (
    <div className={closed.control} onPointerEnter={want}>
      <input
        ref={input}
        id={field.inputId}
        className={closed.input}
        role="combobox"
        aria-expanded={false}
        aria-label={field.label}
        placeholder={field.placeholder}
        autoComplete="off"
        onFocus={want}
        onPointerDown={use}
      />
      <svg className={closed.arrow} height="20" width="20" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4.516 7.548c0.436-0.446 1.043-0.481 1.576 0l3.908 3.747 3.908-3.747c0.533-0.481 1.141-0.446 1.574 0 0.436 0.445 0.408 1.197 0 1.615-0.406 0.418-4.695 4.502-4.695 4.502-0.217 0.223-0.502 0.335-0.787 0.335s-0.57-0.112-0.789-0.335c0 0-4.287-4.084-4.695-4.502s-0.436-1.17 0-1.615z" />
      </svg>
    </div>
  )
}
