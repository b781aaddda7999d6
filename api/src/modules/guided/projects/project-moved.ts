/** The project was changed meanwhile by another tab. */
export class ProjectMovedError extends Error {
  readonly id: number

  constructor(id: number) {
    super('project.moved')
    this.id = id
  }
}
