import { build } from 'esbuild';

import { packagesOutside } from './packagesOutside.mjs';

/** Bundles the server with the parts of the shared package that it uses; packages from the registry stay outside. */
await build({
  entryPoints: {
    main: 'src/main.ts',
    supervisor: 'src/supervisor.ts',
    inspectionWorker: 'src/core/inspection/inspectionWorker.ts',
    pdfWorker: 'src/core/pdf/pdfWorker.ts',
    convertProgram: 'src/core/conversion/convertProgram.ts',
    pictureWorker: 'src/core/picture/pictureWorker.ts',
    mergeWorker: 'src/areas/documents/merge/mergeWorker.ts',
  },
  outdir: 'dist',
  absWorkingDir: import.meta.dirname,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [packagesOutside()],
});
