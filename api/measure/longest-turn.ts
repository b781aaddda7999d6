/**
 * Runs work and returns the longest time that one turn of the event loop took of this thread's processor, milliseconds, to one millisecond. Time of
 * other processes is not counted, so a busy machine measures nearly the same.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = threadMillis()
  const look = () => {
    const now = threadMillis()
    longest = Math.max(longest, now - before)
    before = now
  }
  const timer = setInterval(look, 1)
  await work()
  // A turn that ends with the answer is looked at too.
  await new Promise((resolve) => setTimeout(resolve, 2))
  clearInterval(timer)
  look()
  return longest
}

function threadMillis(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
