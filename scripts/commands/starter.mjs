import { environment } from '../environment.mjs'
import { messages, printFailure, UserFacingError } from '../messages.mjs'
import { expectedListsFolder, realListsFolder } from '../product/real-lists.mjs'
import { makeStarters, starterFolder } from '../product/starter.mjs'
import { lockWorkspace } from '../services/lock-workspace.mjs'
import { clearWorkspace, startServices } from '../services/services.mjs'
import { listenForStop, Stopped } from '../stopping.mjs'
import { throwawayDirs } from '../workspace-dirs.mjs'

const dirs = throwawayDirs('starter')

listenForStop()
try {
  const mirror = environment['SOURCE_MIRROR'] || realListsFolder()
  if (!mirror) throw new UserFacingError(messages.noRealLists(expectedListsFolder))
  lockWorkspace(dirs)
  await clearWorkspace(dirs)
  const services = await startServices(dirs, { elasticsearchUrl: undefined, databaseUrl: undefined })
  try {
    await makeStarters(services, mirror, starterFolder)
  } finally {
    await services.release()
    await clearWorkspace(dirs)
  }
} catch (error) {
  if (!(error instanceof Stopped)) printFailure(error)
  process.exitCode = 1
}
process.exit()
