import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { FiguresPage } from '../../features/screening/figures/figures-page.tsx'
import { figuresDefaults, figuresParams } from '../../features/screening/screening-params.ts'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(screening)/screeningFigures')({
  validateSearch: figuresParams,
  search: { middlewares: [stripSearchParams(figuresDefaults)] },
  loader: () => loadPhrases('screening', 'review', 'access'),
  component: FiguresPage,
})
