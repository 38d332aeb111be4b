import { __ } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';
import type { Action } from '@/dataview';
import { documentRoute, navigate } from '@/routing';
import { viewRevisions } from '@/features/revisions';
import type { Removal } from '@/features/documents/index.model';
import {
	coreList,
	removalAction,
	removeListed,
	renameAction,
} from '@/features/documents/index.records';
import { LIST } from '../data/useTemplates';
import type { Template } from '../model/template';
import { RemoveTemplateDialog } from './RemoveTemplateDialog';

/** Opens a template on the edit canvas. */
export const openTemplate = ( { id }: Pick< Template, 'id' > ): void =>
	navigate( documentRoute, { type: 'wp_template', id, isEditing: true } );

/** The actions on templates. */
export const makeActions = (): readonly Action< Template >[] => [
	{
		id: 'edit',
		label: __( 'Edit', 'atelier' ),
		icon: pencil,
		isPrimary: true,
		callback: ( [ template ] ) => {
			if ( template ) {
				openTemplate( template );
			}
		},
	},
	viewRevisions( () => true ),
	renameAction(),
	...( [ 'reset', 'delete' ] as const ).map( ( removal ) =>
		removalAction< Template >( removal, {
			consequence: () => consequenceOf( removal ),
			onRemove: ( templates ) =>
				removeListed( templates, coreList( LIST ) ),
			// What is reset still exists.
			...( removal === 'delete' && {
				renderDialog: ( templates, props ) => (
					<RemoveTemplateDialog
						{ ...props }
						templates={ templates }
					/>
				),
			} ),
		} )
	),
];

function consequenceOf( removal: Removal ): string {
	return removal === 'reset'
		? __(
				'Your site will go back to the version from the theme or plugin. All changes and revisions will be permanently deleted.',
				'atelier'
			)
		: __(
				'Content that uses it will be shown with another template. Its revisions will also be deleted.',
				'atelier'
			);
}
