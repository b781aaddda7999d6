import type { GuidedRun } from '@qingdan/api/contract/guided/run.ts'
import { useMutation } from '@tanstack/react-query'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import { runAfterMove } from '../guided-queries.ts'

/**
 * Takes a step of a run. When the question was answered elsewhere meanwhile, the run of the refusal is shown with the
 * reason; an answer that did not arrive leaves the run as it is, to be sent again.
 */
export function useRunStep<Run extends GuidedRun>(show: (run: Run) => void) {
  const failureText = useFailureText()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (take: () => Promise<Run>) => take(),
    onSuccess: show,
    onError: (failure) => {
      const moved = runAfterMove(failure)
      if (moved) show(moved as Run)
    },
  })
  return { take: mutate, isPending, reset, failure: error ? failureText(error) : null }
}
