import { __ } from '@wordpress/i18n';
import type { TargetLabels } from '@/features/saving/index.records';

/** What the choice says where changes go that are all that is done. */
export const targetLabels = (): TargetLabels => ( {
	label: __( 'Where the changes go', 'atelier' ),
	draft: __( 'A new site draft', 'atelier' ),
	edits: __( 'Unsaved changes, to review now', 'atelier' ),
} );
