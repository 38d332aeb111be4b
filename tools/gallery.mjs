/**
 * `npm run gallery`: builds the page that shows data views in every layout and state, and prints its path. `npm start`
 * starts a site to open it on.
 */
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

await ensureDependencies();
await ensureBuild();
console.log(
	'The gallery is in wp-admin under Tools › Atelier gallery (tools.php?page=atelier-gallery), on a site with WP_DEBUG or a development environment.'
);
