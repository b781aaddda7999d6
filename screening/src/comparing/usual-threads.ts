import { availableParallelism } from 'node:os'

/** One core is for the thread that answers and one for the engine; with two in all, threads only cost messages. */
export const usualThreads: number = Math.max(0, availableParallelism() - 2)
