import { fromRoot } from '../../scripts/lib/paths.mjs';

/** What a machine has, by the file of fontconfig that says so; its fonts lie beside that. */
export type FontSet = 'arial' | 'roboto' | 'dejavu' | 'unknown' | 'without-signs';

/** The environment of a browser that finds these fonts and none of those that are installed here. */
export function withFonts(fonts: FontSet): Record<string, string> {
  const environment = Object.entries(process.env).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(environment) as Record<string, string>),
    FONTCONFIG_FILE: fromRoot(`e2e/fonts/${fonts}.conf`),
  };
}
