/**
 * Longest time that loops hold the event loop before they let others run, milliseconds. A usual search takes less and
 * is never interrupted; a query of 300 Han characters held it for 0.3 s.
 */
const turnMillis = 15

let turnBegan: number | null = null
const waiting: (() => void)[] = []

/**
 * Whether the loops of this turn of the event loop, whoever runs them, have used up its time. A long loop asks at each
 * step and then awaits `nextTurn`.
 */
export function isTurnOver(): boolean {
  if (turnBegan !== null) return performance.now() - turnBegan > turnMillis
  turnBegan = performance.now()
  setImmediate(() => {
    turnBegan = null
  })
  return false
}

/** Waits for a turn of the event loop. One loop goes on in each turn, so that many of them hold it no longer than one. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(goOn)
  })
}

function goOn(): void {
  const next = waiting.shift()
  if (waiting.length > 0) setImmediate(goOn)
  next?.()
}
