/** A sleep that can be ended. */
export interface Waker {
  /** Ends the sleep; while awake it ends the next sleep at once. */
  wake(): void
  sleep(milliseconds: number): Promise<void>
}

export function createWaker(): Waker {
  let isCalled = false
  let rouse: (() => void) | null = null
  return {
    wake: () => {
      isCalled = true
      rouse?.()
    },
    async sleep(milliseconds) {
      if (!isCalled) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          rouse = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rouse = null
      isCalled = false
    },
  }
}
