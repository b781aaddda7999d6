/**
 * The stages of `npm test` in order, each with the tasks of turbo.json that it consists of.
 * @type {readonly { name: string, tasks: readonly string[], needsServices?: boolean }[]}
 */
export const stages = [
  { name: 'lint', tasks: ['lint'] },
  { name: 'structure', tasks: ['structure'] },
  { name: 'types', tasks: ['types', 'types:scripts'] },
  { name: 'knip', tasks: ['knip'] },
  { name: 'gates', tasks: ['check:gates'] },
  { name: 'unit', tasks: ['unit', 'unit:scripts'] },
  { name: 'build', tasks: ['build'] },
  { name: 'image', tasks: ['image'] },
  { name: 'component', tasks: ['component'] },
  { name: 'recovery', tasks: ['recovery'] },
  { name: 'integration', tasks: ['integration'], needsServices: true },
  { name: 'e2e', tasks: ['e2e'], needsServices: true },
]
