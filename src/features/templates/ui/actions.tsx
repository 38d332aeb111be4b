import { __, _n, sprintf } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';
import type { Action } from '../../../dataview';
import { documentPlace, navigate } from '../../../routing';
import type { Template, TemplateRemoval } from '../model/template';
import { RemoveDialog } from './RemoveDialog';
import { RenameDialog } from './RenameDialog';

/** Opens a template on the edit canvas. */
export const openTemplate = ( { id }: Pick< Template, 'id' > ): void =>
	navigate( documentPlace, { type: 'wp_template', id, isEditing: true } );

/** What can be done to templates. */
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
	{
		id: 'rename',
		label: __( 'Rename', 'atelier' ),
		isEligible: ( { canRename } ) => canRename,
		modalHeader: __( 'Rename', 'atelier' ),
		modalSize: 'small',
		RenderModal: ( { items: [ template ], closeModal } ) =>
			template ? (
				<RenameDialog template={ template } onClose={ closeModal } />
			) : null,
	},
	removalAction( 'reset' ),
	removalAction( 'delete' ),
];

const removalAction = ( removal: TemplateRemoval ): Action< Template > => ( {
	id: removal,
	label:
		removal === 'reset'
			? __( 'Reset', 'atelier' )
			: __( 'Delete', 'atelier' ),
	supportsBulk: true,
	isDestructive: true,
	isEligible: ( template ) => template.removal === removal,
	modalHeader: ( items ) => questionOf( removal, items ),
	modalSize: 'small',
	RenderModal: ( { items, closeModal, onActionPerformed } ) => (
		<RemoveDialog
			templates={ items }
			removal={ removal }
			onClose={ closeModal }
			onDone={ () => onActionPerformed?.( items ) }
		/>
	),
} );

function questionOf(
	removal: TemplateRemoval,
	items: readonly Template[]
): string {
	const [ first ] = items;
	if ( items.length === 1 && first ) {
		const sentence =
			removal === 'reset'
				? /* translators: %s: title of a template. */
					__( 'Reset "%s"?', 'atelier' )
				: /* translators: %s: title of a template. */
					__( 'Delete "%s"?', 'atelier' );
		return sprintf(
			sentence,
			first.title || __( '(no title)', 'atelier' )
		);
	}
	const sentence =
		removal === 'reset'
			? /* translators: %d: number of templates. */
				_n(
					'Reset %d template?',
					'Reset %d templates?',
					items.length,
					'atelier'
				)
			: /* translators: %d: number of templates. */
				_n(
					'Delete %d template?',
					'Delete %d templates?',
					items.length,
					'atelier'
				);
	return sprintf( sentence, items.length );
}
