import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../platform/config/config';
import { emptyImportMap } from './import-map.rules';
import { ImportCatalogueService, ImportSummary } from './import-catalogue.service';

/** Imports the demo catalogue; existing products keep their stock. */
export function importDemoCatalogue(imports: ImportCatalogueService): Promise<ImportSummary> {
  const file = join(projectRoot, 'backend/demo/catalogue.csv');
  return imports.run(createReadStream(file), { map: emptyImportMap });
}
