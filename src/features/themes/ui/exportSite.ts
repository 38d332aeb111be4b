import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { boot } from '../../../platform/boot';
import { exportTheme } from '../data/exportTheme';

/** One notice takes the place of the other. */
const NOTICE = 'atelier-export';

let isExporting = false;

/** Whether there is a theme that can be exported. */
export const canExport = (): boolean => boot().theme.isBlockTheme;

/** Exports the site as a theme, and says that it does and what came of it. */
export async function exportSite(): Promise< void > {
	if ( isExporting ) {
		return;
	}
	isExporting = true;
	const notices = dispatch( noticesStore );
	void notices.createInfoNotice(
		__( 'Preparing the site export…', 'atelier' ),
		// A large site takes longer than a snackbar stays.
		{ type: 'snackbar', id: NOTICE, explicitDismiss: true }
	);
	const result = await exportTheme();
	isExporting = false;
	if ( result.ok ) {
		void notices.createSuccessNotice(
			/* translators: %s: name of a file. */
			sprintf( __( 'Downloaded %s.', 'atelier' ), result.value ),
			{ type: 'snackbar', id: NOTICE }
		);
		return;
	}
	void notices.createErrorNotice(
		result.error.detail ??
			__(
				'An error occurred while creating the site export.',
				'atelier'
			),
		{ type: 'snackbar', id: NOTICE, explicitDismiss: true }
	);
}
