import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { download } from '@/platform/download';
import { siteStyles } from '@/features/globalStyles/index.records';
import { buildThemeJson, type ExportScope } from '../../model/themeJson';

/** Downloads the styles as a file, including unsaved changes. */
export function exportStyles( scope: ExportScope ): void {
	const styles = siteStyles( select );
	if ( ! styles ) {
		return;
	}
	const theme = select( coreStore ).getCurrentTheme()?.stylesheet;
	const name =
		typeof theme === 'string' ? theme.replace( /[^\w-]+/g, '-' ) : 'styles';
	download(
		`${ name }.theme.json`,
		new Blob( [ buildThemeJson( styles.layers, scope ) ], {
			type: 'application/json',
		} )
	);
}
