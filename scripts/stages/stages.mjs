/**
 * The stages of `npm test` in order, each with the tasks of turbo.json that it consists of. Neighbours that leave
 * processor time free run side by side; their output is mixed.
 * @type {readonly { name: string, tasks: readonly string[], needsServices?: boolean, isSideBySide?: boolean }[]}
 */
export const stages = [
  { name: 'lint', tasks: ['lint'] },
  { name: 'structure', tasks: ['structure'] },
  { name: 'types', tasks: ['types', 'types:scripts'] },
  { name: 'knip', tasks: ['knip'] },
  { name: 'gates', tasks: ['check:gates'] },
  { name: 'unit', tasks: ['unit', 'unit:scripts'] },
  { name: 'build', tasks: ['build'] },
  { name: 'image', tasks: ['image'], isSideBySide: true },
  { name: 'component', tasks: ['component'], isSideBySide: true },
  { name: 'recovery', tasks: ['recovery'], isSideBySide: true },
  { name: 'integration', tasks: ['integration'], needsServices: true },
  { name: 'e2e', tasks: ['e2e'], needsServices: true },
]
