import {
  type CSSVariablesResolver,
  colorsTuple,
  createTheme,
  defaultVariantColorsResolver,
  type MantineTheme,
  type VariantColorsResolver,
} from '@mantine/core'

/** Filled components use the primary colours of the tokens, which are light in the dark scheme. */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  if (input.variant === 'filled' && (input.color ?? 'ink') === 'ink') {
    return {
      ...colors,
      background: 'var(--c-primary)',
      hover: 'var(--c-primary-hover)',
      color: 'var(--c-on-primary)',
      border: '1px solid var(--c-primary)',
    }
  }
  if (input.variant === 'subtle') {
    return { ...colors, background: 'transparent', hover: 'var(--c-hover)', color: 'var(--c-link)' }
  }
  return colors
}

/** Mantine with our tokens: every value is defined once, and light and dark come from tokens.css. */
export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: 6,
  colors: { ink: colorsTuple('var(--c-primary)') },
  variantColorResolver: variantColors,
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-code)',
  headings: { fontFamily: 'var(--font)', fontWeight: '600' },
  fontSizes: { xs: 'var(--fs-1)', sm: 'var(--fs-2)', md: 'var(--fs-3)', lg: 'var(--fs-4)', xl: 'var(--fs-5)' },
  lineHeights: { xs: 'var(--lh-1)', sm: 'var(--lh-2)', md: 'var(--lh-3)', lg: 'var(--lh-4)', xl: 'var(--lh-5)' },
  spacing: { xs: 'var(--s-1)', sm: 'var(--s-15)', md: 'var(--s-2)', lg: 'var(--s-3)', xl: 'var(--s-4)' },
  radius: { xs: 'var(--r-1)', sm: 'var(--r-2)', md: 'var(--r-3)' },
  fontWeights: { regular: 'var(--fw-n)', medium: 'var(--fw-m)', bold: 'var(--fw-b)' },
  defaultRadius: 'sm',
  shadows: { xs: 'var(--sh-1)', sm: 'var(--sh-1)', md: 'var(--sh-2)', lg: 'var(--sh-3)', xl: 'var(--sh-3)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
})

/** Maps Mantine's semantic colours to ours. */
export const cssVariables: CSSVariablesResolver = (_theme: MantineTheme) => {
  const both = {
    '--mantine-color-text': 'var(--c-text)',
    '--mantine-color-body': 'var(--c-surface)',
    '--mantine-color-dimmed': 'var(--c-text-3)',
    '--mantine-color-anchor': 'var(--c-link)',
    '--mantine-color-error': 'var(--c-bad)',
    '--mantine-color-placeholder': 'var(--c-text-3)',
    '--mantine-color-default': 'var(--c-surface)',
    '--mantine-color-default-hover': 'var(--c-hover)',
    '--mantine-color-default-color': 'var(--c-text)',
    '--mantine-color-default-border': 'var(--c-line-2)',
    '--mantine-color-disabled': 'var(--c-sunken)',
    '--mantine-color-disabled-color': 'var(--c-text-3)',
  }
  return { variables: {}, light: both, dark: both }
}
