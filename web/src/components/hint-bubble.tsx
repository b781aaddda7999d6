import { Tooltip } from '@mantine/core'
import type { RefObject } from 'react'

/** The bubble of a `Hint`, loaded separately because its positioning code is large. */
export default function HintBubble({
  id,
  target,
  isOpened,
  label,
}: {
  id: string
  target: RefObject<HTMLElement | null>
  isOpened: boolean
  label: string
}) {
  return <Tooltip id={id} target={target} opened={isOpened} label={label} multiline maw={320} />
}
