import { __ } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';
import type { Action } from '@/dataview';
import { viewRevisions } from '@/features/revisions';
import type { Removal } from '@/features/documents/index.model';
import { removalAction, renameAction } from '@/features/documents';
import type { Template } from '../model/template';
import { openTemplate } from './openTemplate';
import { templateEditing, type TemplateEditing } from './templateEditing';

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
	renameAction( templateEditing ),
	...( [ 'reset', 'delete' ] as const ).map( ( removal ) =>
		removalAction< Template, TemplateEditing >( removal, {
			consequence: () => consequenceOf( removal ),
			editing: templateEditing,
			renderDialog: ( editing, templates, props ) => {
				const Dialog =
					removal === 'reset'
						? editing.ResetTemplateDialog
						: editing.RemoveTemplateDialog;
				return <Dialog { ...props } templates={ templates } />;
			},
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
