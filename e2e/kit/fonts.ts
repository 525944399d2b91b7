import { fromRoot } from '../../scripts/lib/paths.mjs';

/** The installed fonts, by name of the fontconfig file; the fonts are next to it. */
export type FontSet = 'arial' | 'roboto' | 'dejavu' | 'unknown' | 'without-signs';

/** The environment of a browser that uses only these fonts, not the installed ones. */
export function withFonts(fonts: FontSet): Record<string, string> {
  const environment = Object.entries(process.env).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(environment) as Record<string, string>),
    FONTCONFIG_FILE: fromRoot(`e2e/fonts/${fonts}.conf`),
  };
}
