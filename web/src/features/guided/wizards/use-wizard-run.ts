import type { GuidedRun } from '@qingdan/api/contract/guided/run.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { guidedKeys, runOptions } from '../guided-queries.ts'
import { useRunStep } from '../run/use-run-step.ts'

/** A run of a wizard by the id in the address, so that a reload goes on with it. `name`: writes the id into the address. */
export function useWizardRun(recordId: string | undefined, name: (recordId: string) => void) {
  const client = useQueryClient()
  const query = useQuery({ ...runOptions(recordId ?? ''), enabled: recordId !== undefined })
  const step = useRunStep<GuidedRun>((run) => {
    client.setQueryData(guidedKeys.run(run.recordId), run)
    if (run.recordId !== recordId) name(run.recordId)
  })
  return { query, run: recordId === undefined ? undefined : query.data, step }
}
