import { availableParallelism } from 'node:os'

/** One core is for the thread that answers and one for the engine; with two in all, threads only cost messages. */
export const usualThreads: number = Math.max(0, availableParallelism() - 2)

/** For a command that does nothing but screen a file: the engine waits most of the time. */
export const threadsForFile: number = availableParallelism() > 1 ? availableParallelism() : 0
