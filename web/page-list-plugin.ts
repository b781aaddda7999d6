import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const routeTree = new URL('./src/app/route-tree.gen.ts', import.meta.url)

/** Writes the paths of all pages into `pages.json`, so that the API can answer 404 where no page is. */
export function pageList(): Plugin {
  return {
    name: 'page-list',
    apply: 'build',
    generateBundle() {
      const [, union] = /fullPaths:\s*((?:\|\s*'[^']+'\s*)+)/.exec(readFileSync(routeTree, 'utf8')) ?? []
      if (union === undefined) throw new Error('The route tree does not list its paths.')
      const pages = [...union.matchAll(/'([^']+)'/g)].map(([, path]) => path)
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) })
    },
  }
}
