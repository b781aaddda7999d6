import { Rejected } from '../../rejected.ts'
import type { XmlElement } from './read-elements.ts'

/** The first child with that name. */
export function findChild(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name)
}

/** Like `findChild`, but throws if it is missing: the format is then not the known one. */
export function requireChild(element: XmlElement, name: string): XmlElement {
  const child = findChild(element, name)
  if (child === undefined) throw new Rejected(`<${element.name}> has no <${name}>: the publisher's format has changed.`)
  return child
}

export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

/** Text of a child; '' if absent or empty. */
export function childText(element: XmlElement, name: string): string {
  return findChild(element, name)?.text ?? ''
}

export function requireAttribute(element: XmlElement, name: string): string {
  const value = element.attributes[name]
  if (value === undefined) throw new Rejected(`<${element.name}> has no ${name}: the publisher's format has changed.`)
  return value
}
