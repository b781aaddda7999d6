import type { Facts } from '@qingdan/guided-flows/model.ts'
import { invalidInput } from '../../../http/app-error.ts'
import { changeRun } from '../run-repository.ts'
import type { WalkedRun } from '../run-service.ts'
import { endUseFacts } from './end-uses.ts'
import { lockProject } from './repository.ts'
import type { StoredProject } from './to-project.ts'
import type { RiskProjectTools } from './upkeep.ts'

/**
 * The run of an end use for a project, with what is known of it now: begun, or gone on with. Answers to questions that are
 * not asked any more are left out.
 */
export async function beginEndUse(
  { db, graphs, runs }: RiskProjectTools,
  { row, conclusions, endUses }: StoredProject,
  categoryId: string,
  now: Date,
): Promise<WalkedRun> {
  const [newest] = conclusions
  const endUse = endUses.find((one) => one.categoryId === categoryId)
  if (!endUse || !newest) throw invalidInput([{ field: 'categoryId', code: 'input.invalid' }])
  const subject = newest.walk.steps.find(({ node }) => node.id === 'rp.7')
  const facts = endUseFacts({
    ...(newest.row.facts as Facts),
    ...(subject && 'answer' in subject && { subjectToEar: subject.answer === 'yes' }),
  })
  const input = { categoryId, projectId: String(row.id), project: row.name, ...(row.eccn && { eccn: row.eccn }) }
  return await db.transaction().execute(async (trx) => {
    // Two tabs that begin at once make one run.
    await lockProject(trx, row.user_id, row.id)
    const begun = await trx
      .selectFrom('guided_runs')
      .selectAll()
      .where('project_id', '=', row.id)
      .where('flow', '=', 'end-use')
      .where('start_key', '=', categoryId)
      .executeTakeFirst()
    if (!begun) {
      const asking = { userId: row.user_id, now }
      await graphs.store(trx, graphs.current('end-use'), now)
      return await runs.begin(trx, asking, { flow: 'end-use', start: categoryId, input, facts, projectId: row.id })
    }
    const given = begun.id === endUse.row?.id ? endUse.given : []
    return await runs.replay(await changeRun(trx, begun.id, { facts, given, input }, now))
  })
}
