import { MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { openHelp } from '@/features/help';
import { canExport, exportSite } from '@/features/themes/index.records';

/** Help and the export of the theme, in the editor's options. */
export const OptionItems = ( {
	closeAnd,
}: {
	/** Closes the menu first. */
	readonly closeAnd: ( act: () => void ) => () => void;
} ) => (
	<>
		<MenuItem onClick={ closeAnd( openHelp ) }>
			{ __( 'Help', 'atelier' ) }
		</MenuItem>
		{ canExport() && (
			<MenuItem
				info={ __(
					'Download your theme with updated templates and styles.',
					'atelier'
				) }
				onClick={ closeAnd( () => void exportSite() ) }
			>
				{ __( 'Export', 'atelier' ) }
			</MenuItem>
		) }
	</>
);
