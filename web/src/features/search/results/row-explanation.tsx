import type { SearchResult } from '@qingdan/api/contract/subject.ts'
import { lazy, Suspense } from 'react'

const MatchExplanation = lazy(async () => ({
  default: (await import('../explanation/match-explanation.tsx')).MatchExplanation,
}))

/** Explanation of a row, loaded when the first one is opened. */
export function RowExplanation({ result, query }: { result: SearchResult; query: string }) {
  return (
    <Suspense>
      <MatchExplanation result={result} query={query} />
    </Suspense>
  )
}
