import { __ } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';
import type { Action } from '@/dataview';
import { documentRoute, navigate, registeredPatternRoute } from '@/routing';
import { viewRevisions } from '@/features/revisions';
import type { Removal } from '@/features/documents/index.model';
import { removalAction, renameAction } from '@/features/documents';
import { contentsOf } from '../data/contents';
import { exportPatterns } from '../data/exportPatterns';
import type { MayAdd } from '../data/mayAdd';
import type { Pattern } from '../model/pattern';
import type { PatternFile } from '../model/patternFile';
import type { Category } from '../model/sections';
import { InDialog } from '@/ui/InDialog';
import { withChunk } from '@/ui/withChunk';
import { patternEditing, type PatternEditing } from './patternEditing';
import { tellFailed } from './tellFailed';

/** Opens a pattern: on the edit canvas, or on its screen if it is read-only. */
export const openPattern = ( { type, id }: Pattern ): void =>
	type === 'pattern'
		? navigate( registeredPatternRoute, { name: id } )
		: navigate( documentRoute, { type, id, isEditing: true } );

/**
 * The actions on patterns and parts.
 *
 * @param may        The types that the user may add.
 * @param categories All categories.
 */
export const makeActions = (
	may: MayAdd,
	categories: readonly Category[]
): readonly Action< Pattern >[] => [
	{
		id: 'edit',
		label: __( 'Edit', 'atelier' ),
		icon: pencil,
		isPrimary: true,
		isEligible: ( { canEdit } ) => canEdit,
		callback: ( [ pattern ] ) => {
			if ( pattern ) {
				openPattern( pattern );
			}
		},
	},
	viewRevisions( ( { canEdit } ) => canEdit ),
	renameAction( patternEditing ),
	{
		id: 'duplicate',
		label: __( 'Duplicate', 'atelier' ),
		isEligible: ( { type } ) =>
			type === 'wp_template_part' ? may.part : may.pattern,
		callback: ( [ pattern ] ) => {
			if ( pattern ) {
				void withChunk( patternEditing, ( { duplicateAndTell } ) =>
					duplicateAndTell( pattern, categories )
				);
			}
		},
	},
	{
		id: 'assign-categories',
		label: __( 'Assign categories', 'atelier' ),
		supportsBulk: true,
		isEligible: ( { type, canEdit } ) => type === 'wp_block' && canEdit,
		modalHeader: __( 'Assign categories', 'atelier' ),
		modalSize: 'small',
		RenderModal: ( { items, closeModal, onActionPerformed } ) => (
			<InDialog of={ patternEditing }>
				{ ( { AssignCategoriesDialog } ) => (
					<AssignCategoriesDialog
						patterns={ items.map( ( { id, title, termIds } ) => ( {
							id: Number( id ),
							title,
							categories: termIds,
						} ) ) }
						onClose={ closeModal }
						onDone={ () => onActionPerformed?.( items ) }
					/>
				) }
			</InDialog>
		),
	},
	{
		id: 'export',
		label: __( 'Export as JSON', 'atelier' ),
		supportsBulk: true,
		isEligible: ( { type } ) => type === 'wp_block',
		callback: ( patterns ) => void exportAndTell( patterns ),
	},
	...( [ 'reset', 'trash', 'delete' ] as const ).map( ( removal ) =>
		removalAction< Pattern, PatternEditing >( removal, {
			consequence: ( patterns ) => consequenceOf( removal, patterns ),
			editing: patternEditing,
			renderDialog: ( { RemovePatternDialog }, patterns, props ) => (
				<RemovePatternDialog { ...props } patterns={ patterns } />
			),
		} )
	),
];

/** Exports the readable patterns, and shows a notice about the others. */
async function exportAndTell( patterns: readonly Pattern[] ): Promise< void > {
	const contents = await contentsOf( patterns );
	const files = patterns.flatMap( ( pattern, at ): PatternFile[] => {
		const content = contents[ at ];
		if ( content?.ok ) {
			return [
				{
					title: pattern.title,
					content: content.value,
					syncStatus:
						pattern.syncStatus === 'unsynced' ? 'unsynced' : '',
				},
			];
		}
		tellFailed( pattern, content?.error ?? { code: 'missing' } );
		return [];
	} );
	if ( files.length > 0 ) {
		await exportPatterns( files );
	}
}

function consequenceOf(
	removal: Removal,
	patterns: readonly Pattern[]
): string {
	switch ( removal ) {
		case 'reset':
			return __(
				'Your site will go back to the version from the theme or plugin. All changes and revisions will be permanently deleted.',
				'atelier'
			);
		case 'delete':
			if ( patterns.some( ( { type } ) => type === 'wp_block' ) ) {
				return __(
					'If it’s synced, nothing will be shown in its place. This can’t be undone.',
					'atelier'
				);
			}
			return __(
				'Templates that use it will show nothing in its place. Its revisions will also be deleted.',
				'atelier'
			);
		case 'trash':
			return __(
				'If it’s synced, nothing will be shown in its place until you restore it.',
				'atelier'
			);
	}
}
